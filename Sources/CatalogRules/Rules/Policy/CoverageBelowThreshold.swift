import StringCatalogs

/// A language of which less is translated than the configuration asks for.
struct CoverageBelowThreshold: FileRule {
  static let description = RuleDescription(
    "coverage-below-threshold", severity: .error,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : {
              "localizations" : {
                ⟦"ko"⟧ : { "stringUnit" : { "state" : "translated", "value" : "취소" } }
              }
            },
            "Close" : { }
          },
          "version" : "1.0"
        }
        """,
        configuration: .covering("ko", percent: 80)),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "취소" } }
              }
            },
            "Close" : { }
          },
          "version" : "1.0"
        }
        """,
        configuration: .covering("ko", percent: 50)),
    ])

  func check(_ catalog: CatalogContext) {
    let configuration = catalog.configuration
    guard !configuration.coverage.isEmpty || configuration.defaultCoverage != nil else { return }
    let statistics = CatalogStatistics(catalog.catalog)
    var open = Set(configuration.coverage.keys.map(\.canonical))
    for language in catalog.languages where !language.isSource {
      open.remove(language.canonical)
      let count = statistics.count(for: language.tag)
      check(
        language.tag, percentage: count?.percentage ?? 0,
        at: catalog.firstRange(of: language) ?? 0..<0, in: catalog)
    }
    for language in open.sorted(by: { $0.rawValue < $1.rawValue })
    where language != catalog.sourceLanguage.canonical && statistics.total > 0 {
      check(language, percentage: 0, at: 0..<0, in: catalog)
    }
  }

  private func check(
    _ language: LanguageTag, percentage: Double, at range: Range<Int>, in catalog: CatalogContext
  ) {
    let configuration = catalog.configuration
    var wanted = configuration.coverage.first { $0.key.canonical == language.canonical }?.value
    if catalog.expectedLanguages.contains(where: { $0.tag == language }) {
      wanted = wanted ?? configuration.defaultCoverage
    }
    guard let wanted, percentage < wanted else { return }
    catalog.report(
      .text(language.rawValue), .decimal(percentage), .decimal(wanted), at: range,
      language: language)
  }
}
