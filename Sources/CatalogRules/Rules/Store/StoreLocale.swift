import StringCatalogs
import StringTables

/// A locale of texts for a store that the store doesn't know.
struct StoreLocale: FileRule {
  static let description = RuleDescription(
    "store-locale", severity: .warning,
    examples: [
      .bad(["name": ["en-US": "Lens", "⟦de⟧": "Linse", "⟦ko-KR⟧": "렌즈"]], path: path),
      .good(["name": ["en-US": "Lens", "de-DE": "Linse", "ko": "렌즈"]], path: path),
    ])

  private static let path = "fastlane/metadata/en-US/name.txt"

  func check(_ catalog: CatalogContext, _ reporter: Reporter) {
    guard let store = catalog.store else { return }
    for language in catalog.languages where !store.accepts(language.tag) {
      guard let range = catalog.firstRange(of: language) else { continue }
      let name = MessageArgument.text(language.tag.rawValue)
      if let better = store.suggestion(for: language.tag) {
        reporter.report(
          variant: "misspelled", name, .text(better), at: range, language: language.tag)
      } else {
        reporter.report(variant: "unknown", name, at: range, language: language.tag)
      }
    }
  }
}
