import ProductStrings
package import StringCatalogs

/// The reason of a system error.
package enum SystemReason {
  /// Returns the description of an error number as an argument for a message.
  ///
  /// Common reasons are localized; the others are in the words of the system.
  package static func argument(for code: Int32) -> MessageArgument {
    SystemReasonKey.key(for: code).map { .message(LocalizedMessage($0)) }
      ?? .text(SystemReasonKey.description(of: code))
  }
}
