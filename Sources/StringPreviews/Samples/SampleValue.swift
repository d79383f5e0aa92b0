/// A value that was put into a text.
public struct SampleValue: Hashable, Sendable {
  /// The position of the argument, from 1; nil for `${name}`.
  public var position: Int?

  /// The name of the argument, where it has one.
  public var name: String?

  /// What is put there, with ASCII digits where it is a number.
  public var text: String

  /// Whether the value was given and is not a sample.
  public var isGiven: Bool
}
