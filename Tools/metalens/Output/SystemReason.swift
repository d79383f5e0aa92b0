import Foundation

/// Why the system refused, in its own short words.
enum SystemReason {
  /// Returns the words for an error of Foundation's file functions.
  static func text(for error: any Error) -> String {
    var error = error as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = underlying }
    guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return text(for: Int32(truncatingIfNeeded: error.code))
  }

  /// Returns the words for an error number.
  static func text(for code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
