import Foundation
import ToolSupport

extension SystemReason {
  /// Returns the words for an error of Foundation's file functions.
  static func text(for error: any Error) -> String {
    var error = error as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = underlying }
    guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return text(for: Int32(truncatingIfNeeded: error.code))
  }
}
