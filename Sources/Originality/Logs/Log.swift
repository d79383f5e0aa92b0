import Foundation
import Logging

/// Messages about the run for whoever runs it, written to standard error.
///
/// Each line begins with a mark: 🐛 for debug, ℹ️ for info, ‼️ for error.
public struct Log: Sendable {
  private let logger: Logger

  /// Creates a log that writes messages of `level` and above.
  public init(level: LogLevel = .info) {
    self.init(level: level) { line in
      // Where standard error is closed there is nobody to tell.
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
  }

  init(level: LogLevel, write: @escaping @Sendable (String) -> Void) {
    logger = Logger(label: "metalens") { _ in
      MarkedLogHandler(logLevel: level.loggerLevel, write: write)
    }
  }

  /// Writes what helps to find a fault.
  public func debug(_ message: @autoclosure () -> String) {
    logger.debug("\(message())")
  }

  /// Writes what is good to know.
  public func info(_ message: @autoclosure () -> String) {
    logger.info("\(message())")
  }

  /// Writes what went wrong.
  public func error(_ message: @autoclosure () -> String) {
    logger.error("\(message())")
  }
}
