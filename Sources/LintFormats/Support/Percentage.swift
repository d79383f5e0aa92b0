import CatalogRules

/// Writes the translated part: `98.2%`.
enum Percentage {
  static func text(of counts: TranslationCounts) -> String {
    let tenths = counts.translatedPerMille
    return tenths == 1000 ? "100%" : "\(tenths / 10).\(tenths % 10)%"
  }
}
