import StringCatalogs

/// A text that some languages of the catalog lack.
///
/// A language that falls back to a broader one of the catalog (`fr-CA` to `fr`, `en-GB` to `en`)
/// need not have it, unless the language is required. Stale entries are ignored, and so are texts
/// without a letter and, if the language is not required, the names of the app, such as
/// `CFBundleDisplayName`.
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

  /// Reports the languages that are not suppressed, with the severity of the most important one.
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
