import Logging

/// How much a log says.
public enum LogLevel: String, Hashable, Sendable, CaseIterable {
  /// Everything.
  case debug

  /// What is good to know, and errors.
  case info

  /// Errors alone.
  case error

  var loggerLevel: Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    }
  }
}
