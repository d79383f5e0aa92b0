import Foundation
import Logging

/// Messages about the run, written to standard error.
///
/// Each line begins with a mark: 🐛 for debug, ℹ️ for info, ‼️ for error.
public struct Log: Sendable {
  private let logger: Logger

  /// Creates a log that writes messages of `level` and above.
  public init(level: LogLevel = .info) {
    self.init(level: level) { line in
      // If standard error is closed, there is nowhere to write.
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
  }

  init(level: LogLevel, write: @escaping @Sendable (String) -> Void) {
    logger = Logger(label: "metalens") { _ in
      MarkedLogHandler(logLevel: level.loggerLevel, write: write)
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
