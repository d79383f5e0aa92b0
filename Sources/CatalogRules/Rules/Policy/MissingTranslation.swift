import StringCatalogs

/// A text that some languages of the catalog lack.
///
/// A language that falls back to a broader one of the catalog (`fr-CA` to `fr`, `en-GB` to `en`)
/// need not have it, unless the language is required. Stale entries are ignored, and so are texts
/// without a letter and, if the language is not required, the names of the app, such as
/// `CFBundleDisplayName`.
///
/// A language that has barely begun, according to the configuration, is one finding.
struct MissingTranslation: EntryRule {
  static let description = RuleDescription(
    "missing-translation", severity: .warning,
    examples: [
      .bad([
        "Cancel": ["ko": "취소"],
        "⟦Close⟧": ["ko": .new("")],
        "⟦Save⟧": [:],
      ]),
      .bad(["⟦Cancel⟧": ["ko": "취소"]]) { $0.requiredLanguages = ["ja", "ko"] },
      .bad([
        "Cancel": ["ko": "취소", "⟦pl⟧": .new("")],
        "Close": ["ko": "닫기"],
        "Save": ["ko": "저장"],
      ]),
      .good([
        "": [:],
        "%@": [:],
        "Beta": .entry(shouldTranslate: false),
        "Cancel": ["ko": .needsReview("취소")],
        "Colour": ["en-GB": "Colour", "ko": "색상"],
        "CFBundleDisplayName": ["en": .new("Lens")],
        "Old": .entry(extractionState: .stale),
      ]),
    ])

  /// Keeps the languages that lack a text, until it is known which have barely begun.
  func check(_ entry: EntryContext, _ reporter: Reporter) {
    let catalog = entry.catalog
    guard entry.shouldTranslate, !isComplete(entry) else { return }
    guard entry.extractionState != .stale, entry.hasWords else { return }
    var isPresent = Array(repeating: false, count: catalog.languages.count)
    for localization in entry.localizations where !entry.isMissing(localization) {
      if isPresent.indices.contains(localization.language) {
        isPresent[localization.language] = true
      }
    }
    let isName = entry.key.hasPrefix("CFBundle") && entry.key.hasSuffix("Name")
    var missing: [MissingText.Language] = []
    let expected = catalog.expectedLanguages
    missing.reserveCapacity(expected.count)
    // Known at once in most catalogs, which have no exceptions for keys and languages.
    let ofRequired = reporter.severity(everywhereUnlessChosen: .error)
    let ofOthers = reporter.severity(everywhereUnlessChosen: .warning)
    for position in expected.indices {
      if let index = expected[position].index, isPresent[index] { continue }
      let isRequired = expected[position].isRequired
      if isName, !isRequired { continue }
      // Those that are suppressed are left out.
      let severity =
        (isRequired ? ofRequired : ofOthers)
        ?? reporter.severity(
          of: entry, in: expected[position].tag, unlessChosen: isRequired ? .error : .warning)
      if let severity {
        missing.append(MissingText.Language(position: position, severity: severity))
      }
    }
    guard !missing.isEmpty else { return }
    catalog.missingTexts.append(
      MissingText(key: entry.key, keyRange: entry.keyRange, languages: missing))
  }

  /// Returns whether there is a text in each of the languages; fast, as most entries have them.
  private func isComplete(_ entry: EntryContext) -> Bool {
    let isExpected = entry.catalog.isExpected
    // An entry has a language only once: overridden ones are not among these.
    var count = 0
    for localization in entry.localizations
    where isExpected[localization.language] && !entry.isMissing(localization) {
      count += 1
    }
    return count == entry.catalog.expectedLanguages.count
  }

  func finish(_ catalog: CatalogContext, _ reporter: Reporter) {
    let expected = catalog.expectedLanguages
    let barelyBegun = barelyBegunLanguages(of: catalog)
    // Neighbors often lack the same languages.
    var last: [MissingText.Language] = []
    var (severity, names): (Severity?, [String]) = (nil, [])
    for text in catalog.missingTexts {
      if text.languages != last {
        last = text.languages
        let languages = last.filter { barelyBegun[$0.position] == nil }
        severity = languages.map(\.severity).max()
        names = languages.map { expected[$0.position].tag.rawValue }
      }
      guard let severity else { continue }
      reporter.collector.beginPart()
      reporter.report(
        .list(names), .integer(Int64(names.count)), at: text.keyRange, key: text.key,
        language: names.count == 1 ? names.first.map(LanguageTag.init(rawValue:)) : nil,
        chosenSeverity: severity)
    }
    let begun = zip(expected, barelyBegun).sorted { $0.0.tag.rawValue < $1.0.tag.rawValue }
    for case (let language, let severity?) in begun.map({ ($0.0.tag, $0.1) }) {
      let counts = Self.counts(of: language, in: catalog)
      let range = catalog.languages.first { $0.tag == language }.flatMap(catalog.firstRange)
      reporter.report(
        variant: "barelyBegun", .text(language.rawValue), .integer(Int64(counts.begun)),
        .integer(Int64(counts.total)), at: range ?? 0..<0, language: language,
        chosenSeverity: severity)
    }
  }

  /// Returns for each expected language of which less is translated than the configuration asks for
  /// the highest severity of its missing texts; nil for others, and for one that lacks a single
  /// text.
  private func barelyBegunLanguages(of catalog: CatalogContext) -> [Severity?] {
    let threshold = catalog.configuration.barelyBegunBelow
    var found = [Severity?](repeating: nil, count: catalog.expectedLanguages.count)
    guard threshold > 0 else { return found }
    for language in catalog.missingTexts.lazy.flatMap(\.languages) {
      found[language.position] = max(found[language.position] ?? .info, language.severity)
    }
    for (position, language) in catalog.expectedLanguages.enumerated() where found[position] != nil
    {
      let counts = Self.counts(of: language.tag, in: catalog)
      let isBarelyBegun =
        counts.total - counts.begun > 1
        && Double(counts.begun) * 100 < threshold * Double(counts.total)
      if !isBarelyBegun { found[position] = nil }
    }
    return found
  }

  /// Returns the number of keys with a text in a language that readers see, and of all keys.
  private static func counts(
    of language: LanguageTag, in catalog: CatalogContext
  ) -> (begun: Int, total: Int) {
    let counts = catalog.statistics.counts[language] ?? TranslationCounts()
    let begun = counts.translated + counts.needsReview + counts.incomplete
    return (begun, catalog.statistics.total)
  }
}
