/// A value inserted into a text.
public struct SampleValue: Hashable, Sendable {
  /// The position of the argument, from 1; nil for `${name}`.
  public var position: Int?

  /// The name of the argument, if it has one.
  public var name: String?

  /// The text of the value, with ASCII digits if it is a number.
  public var text: String

  /// Whether the value was given, not a sample.
  public var isGiven: Bool
}
