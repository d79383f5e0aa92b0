import PhotoAudits
import ToolSupport

extension Log {
  /// Creates the log of a run, on standard error.
  init(writingFrom level: LogLevel) {
    self.init(level: level) { level, message in
      let kind: ToolMessage =
        switch level {
        case .debug: .debug
        case .info: .note
        case .error: .error
        }
      kind.print(message)
    }
  }
}
