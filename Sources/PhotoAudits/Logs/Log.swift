import Logging

/// Messages about a run, for the person who started it.
public struct Log: Sendable {
  private let logger: Logger

  /// Creates a log that passes messages of `level` and above to `write`, each with its own level.
  public init(
    level: LogLevel = .info, write: @escaping @Sendable (LogLevel, _ message: String) -> Void
  ) {
    logger = Logger(label: "metalens") { _ in
      ClosureLogHandler(logLevel: level.loggerLevel, write: write)
    }
  }

  /// Logs a message for debugging.
  public func debug(_ message: @autoclosure () -> String) {
    logger.debug("\(message())")
  }

  /// Logs an informational message.
  public func info(_ message: @autoclosure () -> String) {
    logger.info("\(message())")
  }

  /// Logs an error.
  public func error(_ message: @autoclosure () -> String) {
    logger.error("\(message())")
  }
}
