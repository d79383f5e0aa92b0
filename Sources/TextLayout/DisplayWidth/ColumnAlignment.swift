/// The side to which the text of a column is aligned.
public enum ColumnAlignment: Hashable, Sendable {
  /// Padding follows the text.
  case leading

  /// Padding goes before the text.
  case trailing
}
