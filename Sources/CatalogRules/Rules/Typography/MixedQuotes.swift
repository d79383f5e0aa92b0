import Characters
import StringCatalogs

/// Quotation marks that differ from those of nearly all other texts of the language.
struct MixedQuotes: TextRule {
  static let description = RuleDescription(
    "mixed-quotes", severity: .info,
    examples: [
      .bad([
        "Find “%@”": ["fr": #"⟦Rechercher "%@"⟧"#],
        "Photo “1”": ["fr": "Photo « 1 »"],
        "Photo “2”": ["fr": "Photo « 2 »"],
        "Photo “3”": ["fr": "Photo « 3 »"],
        "Photo “4”": ["fr": "Photo « 4 »"],
        "Photo “5”": ["fr": "Photo « 5 »"],
        "Photo “6”": ["fr": "Photo « 6 »"],
        "Photo “7”": ["fr": "Photo « 7 »"],
        "Photo “8”": ["fr": "Photo « 8 »"],
      ]),
      .good([
        "Find “%@”": ["de": "Nach „%@“ suchen", "fr": #"Rechercher "%@""#],
        "Write an object": ["fr": #"Écrivez { "version" : "1.0" }"#],
        "Open “%@”": ["de": #""%@" öffnen"#, "fr": "Ouvrir « %@ »"],
      ]),
    ])

  static let traits: TextTraits = [.quote, .symbol, .latinSymbol, .kana]

  static func applies(to language: LanguageContext) -> Bool { !language.isSource }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let style = QuotationStyle(text.utf8) else { return }
    text.catalog.quotationStyles.add(style, of: text)
  }

  func finish(_ catalog: CatalogContext, _ reporter: Reporter) {
    // The marks that the language has in CLDR need a smaller majority.
    let deviations = catalog.quotationStyles.deviations { language, style in
      style.isUsual(in: language) ? 4 : 9
    }
    for deviation in deviations {
      reporter.report(
        deviation, usual: deviation.usual.usage.name,
        other: .list(deviation.otherUsages.map(\.name)))
    }
  }
}
