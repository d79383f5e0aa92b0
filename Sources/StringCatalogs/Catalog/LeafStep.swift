/// A step on the path from a localization to one of its texts.
public enum LeafStep: Hashable, Sendable {
  /// Into the substitution with a name.
  case substitution(String)

  /// Into the variation of an axis for a case.
  case variation(VariationAxis, String)

  /// To the text of a set at an index, from zero.
  case element(Int)
}
