import Logging

/// Writes each log message on its own line, after the mark of its level.
struct MarkedLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  let write: @Sendable (String) -> Void

  init(logLevel: Logger.Level, write: @escaping @Sendable (String) -> Void) {
    self.logLevel = logLevel
    self.write = write
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    write("\(mark(of: event.level)) \(event.message)\n")
  }

  private func mark(of level: Logger.Level) -> String {
    switch level {
    case .trace, .debug: "🐛"
    case .info, .notice: "ℹ️"
    case .warning, .error, .critical: "‼️"
    }
  }
}
