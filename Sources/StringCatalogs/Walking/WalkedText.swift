/// A text of the entry that a ``CatalogWalk`` stands at.
package struct WalkedText: Sendable {
  /// How far a translation has come, as one of the states that are known.
  package enum State: UInt8, Sendable {
    case missing, new, needsReview, translated, stale, unknown
  }

  /// The state of the unit or set.
  package let state: State

  /// The bytes of the text in the file, with its quotes; empty when the file has none.
  package let range: Range<Int>

  /// Whether the literal holds a backslash.
  package let isEscaped: Bool

  /// The last step of the way to the text among ``CatalogWalk/steps``; nil for a plain unit.
  package let step: Int?

  /// The place of the unit or set among the values of the file.
  let holder: Int

  /// Whether the file has a text here at all.
  package var hasLiteral: Bool { !range.isEmpty }
}
