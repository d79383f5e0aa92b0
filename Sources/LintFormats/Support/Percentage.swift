import CatalogRules

/// Writes parts of a translation: `98.2%`.
package enum Percentage {
  /// Returns the translated part.
  static func text(of counts: TranslationCounts) -> String {
    text(of: counts.translated, in: counts)
  }

  /// Returns a part of the texts, rounded down; all of them if there are none.
  static func text(of part: Int, in counts: TranslationCounts) -> String {
    let tenths =
      counts.total == 0
      ? (part == counts.translated ? 1000 : 0) : part * 1000 / counts.total
    return text(ofPerMille: tenths)
  }

  /// Returns a part in tenths of a percent.
  package static func text(ofPerMille tenths: Int) -> String {
    tenths == 1000 ? "100%" : "\(tenths / 10).\(tenths % 10)%"
  }
}
