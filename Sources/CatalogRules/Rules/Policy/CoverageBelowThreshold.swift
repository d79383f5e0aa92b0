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
    let used = catalog.languages.map(\.tag)
    let required = Dictionary(
      configuration.coverage.map { ($0.key.name(among: used), $0.value) }, uniquingKeysWith: max)
    let expected = Set(catalog.expectedLanguages.map(\.tag))
    for language in catalog.languages where !language.isSource {
      let usual = expected.contains(language.tag) ? configuration.defaultCoverage : nil
      check(
        language.tag, statistics.counts[language.tag] ?? TranslationCounts(),
        reaches: required[language.tag] ?? usual,
        at: catalog.firstRange(of: language) ?? 0..<0, reporter)
    }
    var absent = TranslationCounts()
    absent.missing = statistics.total
    let known = Set(used).union([catalog.sourceLanguage.tag])
    for (language, percentage) in required.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !known.contains(language) && language.canonical != catalog.sourceLanguage.canonical {
      check(language, absent, reaches: percentage, at: 0..<0, reporter)
    }
  }

  private func check(
    _ language: LanguageTag, _ counts: TranslationCounts, reaches wanted: Double?,
    at range: Range<Int>, _ reporter: Reporter
  ) {
    guard let wanted, counts.translatedPercentage < wanted else { return }
    // The percentage is rounded down, so that it never looks like the required one.
    let reached = Double(counts.translatedPerMille) / 10
    let asked = Int(exactly: wanted).map { "\($0)" } ?? "\(wanted)"
    reporter.report(
      .text(language.rawValue), .decimal(reached), .text(asked), at: range, language: language)
  }
}
