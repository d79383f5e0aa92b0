import Foundation
import StringCatalogs
import ToolSupport

extension SystemReason {
  /// Returns the description of an error of Foundation's file functions.
  static func argument(for error: any Error) -> MessageArgument {
    var error = error as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = underlying }
    guard error.domain == NSPOSIXErrorDomain else { return .text(error.localizedDescription) }
    return argument(for: Int32(truncatingIfNeeded: error.code))
  }
}
