import StringCatalogs

/// A text that the project forbids everywhere.
struct ForbiddenText: TextRule {
  static let description = RuleDescription(
    "forbidden-text", severity: .warning,
    examples: [
      .bad(["Open app": ["ko": "⟦PhotoBox 열기⟧"]]) { $0.forbiddenTexts = ["PhotoBox"] },
      .good(["Open app": ["ko": "PhotoLens 열기"]]) { $0.forbiddenTexts = ["PhotoBox"] },
    ])

  static let traits: TextTraits = .any

  static func applies(to catalog: CatalogContext) -> Bool {
    !catalog.configuration.forbiddenTexts.isEmpty
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    for forbidden in text.catalog.configuration.forbiddenTexts
    where text.string.contains(forbidden) {
      reporter.report(text, .text(forbidden))
    }
  }
}
