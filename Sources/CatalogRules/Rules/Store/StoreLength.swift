import StringCatalogs
import StringTables

/// A text for a store that is longer than the store accepts.
struct StoreLength: TextRule {
  static let description = RuleDescription(
    "store-length", severity: .error,
    examples: [
      .bad(
        [
          "subtitle": [
            "en-US": "Reports about photos", "de-DE": "⟦Berichte über Fotos und Kataloge⟧",
          ]
        ],
        path: path),
      .good(
        ["subtitle": ["en-US": "Reports about photos", "de-DE": "Berichte über Fotos"]], path: path),
    ])

  private static let path = "fastlane/metadata/en-US/subtitle.txt"

  static let traits: TextTraits = .any
  static let coversTranslations = false

  static func applies(to catalog: CatalogContext) -> Bool { catalog.store != nil }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard !text.isKey, let limit = text.catalog.store?.limit(of: text.entry.key) else { return }
    let count = text.string.unicodeScalars.count
    if count > limit { reporter.report(text, .integer(Int64(count)), .integer(Int64(limit))) }
  }
}
