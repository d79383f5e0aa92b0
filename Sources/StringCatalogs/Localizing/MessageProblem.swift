/// A reason why a message differs from the intention of its catalog.
public enum MessageProblem: Hashable, Sendable {
  /// The catalog has no entry with this key.
  case unknownKey(String)

  /// The string uses an argument position without a value.
  case argumentMissing(position: Int)

  /// The value at this position does not match the type of its placeholder.
  case argumentMistyped(position: Int)

  /// The string refers to a substitution that its localization does not define.
  case substitutionMissing(name: String)

  /// The variations have no text for the plural category of the number.
  case pluralCategoryMissing(String)

  /// A message or substitution is nested too deeply, or in itself, and was not resolved.
  case nestedTooDeeply(String)
}
