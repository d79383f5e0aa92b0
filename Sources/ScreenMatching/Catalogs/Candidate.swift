import ScreenTexts

/// A text that may stand on a screen, and the strings that have it.
struct Candidate: Sendable {
  /// How the text can look.
  let pattern: ScreenPattern

  /// The text in the catalog, of the first string.
  let text: String

  /// The strings with the text, in the order of the catalogs.
  var keys: [CatalogKey]

  /// The units of the pattern without its gaps.
  let units: [FoldedText.Unit]

  /// The pairs of units that the text has.
  let pairs: UnitPairs

  init(pattern: ScreenPattern, text: String, key: CatalogKey) {
    self.pattern = pattern
    self.text = text
    keys = [key]
    units = pattern.units
    pairs = UnitPairs(units)
  }

  /// Whether the text has no place for a value.
  var isLiteral: Bool { pattern.gapCount == 0 }
}
