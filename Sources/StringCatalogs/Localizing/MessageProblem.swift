/// A reason why a message differs from what its catalog intends.
public enum MessageProblem: Hashable, Sendable {
  /// The catalog has no entry with this key.
  case unknownKey(String)

  /// The string names an argument position that the message has no value for.
  case argumentMissing(position: Int)

  /// The value at this position does not have the type of its placeholder.
  case argumentMistyped(position: Int)

  /// The string refers to a substitution that its localization does not define.
  case substitutionMissing(name: String)

  /// The variations have no text for the plural category that the number asks for.
  case pluralCategoryMissing(String)

  /// A message or substitution is inside of too many others, or of itself, and was not resolved.
  case nestedTooDeeply(String)
}
