/// A text of the current entry of a ``CatalogWalk``.
package struct WalkedText: Sendable {
  /// A known translation state.
  package enum State: UInt8, Sendable {
    case missing, new, needsReview, translated, stale, unknown
  }

  /// The state of the unit or set.
  package let state: State

  /// The byte range of the text in the file, including its quotation marks; empty if there is none.
  package let range: Range<Int>

  /// Whether the literal contains a backslash.
  package let isEscaped: Bool

  /// The last step of the path to the text in ``CatalogWalk/steps``; nil for a plain unit.
  package let step: Int?

  /// The index of the unit or set among the values of the file.
  let holder: Int

  /// The position of the text among the values of the file; zero when the file has none.
  let literal: Int

  /// Whether the file has a text here at all.
  package var hasLiteral: Bool { !range.isEmpty }
}
