import Logging

/// The verbosity of a log.
public enum LogLevel: String, Hashable, Sendable, CaseIterable {
  /// Everything.
  case debug

  /// Information and errors.
  case info

  /// Errors only.
  case error

  /// Creates the level of a message.
  init(_ level: Logger.Level) {
    self =
      switch level {
      case .trace, .debug: .debug
      case .info, .notice: .info
      case .warning, .error, .critical: .error
      }
  }

  var loggerLevel: Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    }
  }
}
