/// Something that kept a message from being said exactly as its catalog means it.
public enum MessageProblem: Hashable, Sendable {
  /// The catalog has no entry with this key.
  case unknownKey(String)

  /// The string names an argument position that the message has no value for.
  case argumentMissing(position: Int)

  /// The value at this position is not of the type that its placeholder asks for.
  case argumentMistyped(position: Int)

  /// The string refers to a substitution that its localization does not define.
  case substitutionMissing(name: String)

  /// The variations have no text for the plural category that the number asks for.
  case pluralCategoryMissing(String)

  /// A message or substitution is inside of too many others, or of itself, and was not resolved.
  case nestedTooDeeply(String)
}
