/// A text that has not been localized yet: the key of a string and its arguments.
///
/// Flags, errors and findings contain such messages. A ``Localizer`` turns one into text when the
/// reader's language is known.
///
/// ```swift
/// let greeting = LocalizedMessage("greeting", .text(name))
/// let count = LocalizedMessage("files", 3)
/// ```
public struct LocalizedMessage: Hashable, Sendable {
  /// The key of the string in its catalog.
  public var key: String

  /// The values for the placeholders, in the order of the source text's positions.
  public var arguments: [MessageArgument]

  /// Creates a message from a key and the values for its placeholders.
  public init(_ key: String, _ arguments: MessageArgument...) {
    self.init(key, arguments: arguments)
  }

  /// Creates a message from a key and a list of values.
  public init(_ key: String, arguments: [MessageArgument]) {
    self.key = key
    self.arguments = arguments
  }
}
