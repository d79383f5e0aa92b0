import Logging

/// Passes each log message to a closure, with its level.
struct ClosureLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  let write: @Sendable (LogLevel, _ message: String) -> Void

  init(
    logLevel: Logger.Level, write: @escaping @Sendable (LogLevel, _ message: String) -> Void
  ) {
    self.logLevel = logLevel
    self.write = write
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    write(LogLevel(event.level), "\(event.message)")
  }
}
