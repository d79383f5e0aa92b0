import StringCatalogs

/// A text that some of the languages of the catalog do not have.
///
/// A language that falls back to a broader one of the catalog (`fr-CA` to `fr`, `en-GB` to `en`)
/// need not have it, unless the language is required. Entries that the code does not use any more
/// are left alone, and so are texts without a letter and, where the language is not required, the
/// names of the app, such as `CFBundleDisplayName`.
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

  func check(_ entry: EntryContext, _ reporter: Reporter) {
    let catalog = entry.catalog
    guard entry.shouldTranslate, !isComplete(entry) else { return }
    var isPresent = Array(repeating: false, count: catalog.languages.count)
    for localization in entry.localizations where !entry.isMissing(localization) {
      if isPresent.indices.contains(localization.language) {
        isPresent[localization.language] = true
      }
    }
    let missing = catalog.expectedLanguages.filter { language in
      language.index.map { !isPresent[$0] } ?? true
    }
    guard !missing.isEmpty, entry.extractionState != .stale, entry.hasWords else { return }
    let isName = entry.key.hasPrefix("CFBundle") && entry.key.hasSuffix("Name")
    report(missing.filter { $0.isRequired || !isName }, of: entry, reporter)
  }

  /// Returns whether there is a text in each of the languages; quickly, as it is in most entries.
  private func isComplete(_ entry: EntryContext) -> Bool {
    let isExpected = entry.catalog.isExpected
    // A language stands only once in an entry: what a later one overrides is not among these.
    var count = 0
    for localization in entry.localizations
    where isExpected[localization.language] && !entry.isMissing(localization) {
      count += 1
    }
    return count == entry.catalog.expectedLanguages.count
  }

  /// Reports the languages of which somebody wants to hear, as severe as the one that matters most.
  private func report(_ missing: [ExpectedLanguage], of entry: EntryContext, _ reporter: Reporter) {
    var tags: [LanguageTag] = []
    var highest = Severity.info
    for language in missing {
      let usual = language.isRequired ? Severity.error : .warning
      guard let severity = reporter.severity(of: entry, in: language.tag, unlessChosen: usual)
      else { continue }
      tags.append(language.tag)
      highest = max(highest, severity)
    }
    guard !tags.isEmpty else { return }
    reporter.report(
      entry, .text(tags.map(\.rawValue).joined(separator: ", ")), .integer(Int64(tags.count)),
      language: tags.count == 1 ? tags.first : nil, chosenSeverity: highest)
  }
}
