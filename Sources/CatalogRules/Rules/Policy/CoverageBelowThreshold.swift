import StringCatalogs

/// A language with fewer translations than the configuration requires.
struct CoverageBelowThreshold: FileRule {
  static let description = RuleDescription(
    "coverage-below-threshold", severity: .error,
    examples: [
      .bad([
        "Cancel": ["⟦ko⟧": "취소"],
        "Close": [:],
      ]) { $0.coverage = ["ko": 80] },
      .good([
        "Cancel": ["ko": "취소"],
        "Close": [:],
      ]) { $0.coverage = ["ko": 50] },
    ])

  func check(_ catalog: CatalogContext, _ reporter: Reporter) {
    let configuration = catalog.configuration
    guard !configuration.coverage.isEmpty || configuration.defaultCoverage != nil else { return }
    let statistics = catalog.statistics
    var open = Set(configuration.coverage.keys.map(\.canonical))
    for language in catalog.languages where !language.isSource {
      open.remove(language.canonical)
      check(
        language.tag, statistics.counts[language.tag] ?? TranslationCounts(),
        at: catalog.firstRange(of: language) ?? 0..<0, in: catalog, reporter)
    }
    var absent = TranslationCounts()
    absent.missing = statistics.total
    for language in open.sorted(by: { $0.rawValue < $1.rawValue })
    where language != catalog.sourceLanguage.canonical {
      check(language, absent, at: 0..<0, in: catalog, reporter)
    }
  }

  private func check(
    _ language: LanguageTag, _ counts: TranslationCounts, at range: Range<Int>,
    in catalog: CatalogContext, _ reporter: Reporter
  ) {
    let configuration = catalog.configuration
    var wanted = configuration.coverage.first { $0.key.canonical == language.canonical }?.value
    if catalog.expectedLanguages.contains(where: { $0.tag == language }) {
      wanted = wanted ?? configuration.defaultCoverage
    }
    guard let wanted, counts.translatedPercentage < wanted else { return }
    // The percentage is rounded down, so that it never looks like the required one.
    let reached = Double(counts.translatedPerMille) / 10
    let asked = Int(exactly: wanted).map { "\($0)" } ?? "\(wanted)"
    reporter.report(
      .text(language.rawValue), .decimal(reached), .text(asked), at: range, language: language)
  }
}
