import StringCatalogs

/// A text with more characters than the project allows for its key.
struct LengthLimit: TextRule {
  static let description = RuleDescription(
    "length-limit", severity: .warning,
    examples: [
      .bad(["Tab.Photos": ["de": "⟦Fotografien⟧"]]) {
        $0.lengthLimits = [CharacterLimit(keys: "Tab.*", characters: 6)]
      },
      .good([
        "Tab.Map": ["de": "Karte", "ko": "지도"],
        "Photographs": ["de": "Fotografien"],
      ]) { $0.lengthLimits = [CharacterLimit(keys: "Tab.*", characters: 6)] },
    ])

  static let traits: TextTraits = .any
  static let coversTranslations = false

  static func applies(to catalog: CatalogContext) -> Bool {
    !catalog.configuration.lengthLimits.isEmpty
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let limits = text.catalog.configuration.lengthLimits
    guard !text.isKey,
      let limit = limits.last(where: { Glob(key: $0.keys).matches(text.entry.key) })
    else { return }
    let count = text.string.count
    if count > limit.characters {
      reporter.report(text, .integer(Int64(count)), .integer(Int64(limit.characters)))
    }
  }
}
