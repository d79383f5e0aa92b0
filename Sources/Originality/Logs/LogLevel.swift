import Logging

/// The verbosity of a log.
public enum LogLevel: String, Hashable, Sendable, CaseIterable {
  /// Everything.
  case debug

  /// Information and errors.
  case info

  /// Errors only.
  case error

  var loggerLevel: Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    }
  }
}
