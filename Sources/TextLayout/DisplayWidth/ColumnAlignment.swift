/// The side of a column that text is aligned to.
public enum ColumnAlignment: Hashable, Sendable {
  /// Padding follows the text.
  case leading

  /// Padding goes before the text.
  case trailing
}
