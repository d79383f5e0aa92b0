import CatalogEditing
import StringCatalogs

/// Receives the reports of one rule.
///
/// The message of a finding is `rule.ID.message`, or `rule.ID.message.VARIANT` with a variant.
/// Edits of a text or a patch of the reported value fix it; the rule's description says whether
/// that is safe.
struct Reporter {
  /// The index of the rule among those of the configuration.
  let rule: Int

  let collector: FindingCollector

  /// Whether the rule checks directives in comments.
  var isAboutDirectives = false

  /// Reports a text; as a warning if the other languages make the finding certain.
  func report(
    _ text: TextContext, variant: String? = nil, _ arguments: MessageArgument...,
    severity: Severity? = nil, isCertain: Bool = false, edits: [TextEdit] = []
  ) {
    let value = edits.isEmpty ? nil : text.value
    add(
      RuleReport(
        range: text.text.range, key: text.entry.key, language: text.language.tag,
        variation: text.isPlain ? nil : VariationPath(text.path), variant: variant,
        arguments: arguments, severity: isCertain ? .warning : severity, isCertain: isCertain,
        change: value.map { RuleReport.Change(value: $0, patch: .text(edits)) }))
  }

  /// Reports a localization, at the name of its language or at `range`.
  func report(
    _ localization: LocalizationContext, variant: String? = nil, _ arguments: MessageArgument...,
    at range: Range<Int>? = nil, path: [LeafStep] = [], severity: Severity? = nil,
    patch: JSONPatch? = nil
  ) {
    add(
      RuleReport(
        range: range ?? localization.languageRange, key: localization.entry.key,
        language: localization.language.tag, variation: path.isEmpty ? nil : VariationPath(path),
        variant: variant, arguments: arguments, severity: severity,
        change: change(
          patch,
          at: [
            "strings", localization.entry.key, "localizations", localization.language.tag.rawValue,
          ])))
  }

  /// Reports an entry, at its key or at `range`, for all languages or for one.
  ///
  /// `chosenSeverity` is one of ``severity(of:in:unlessChosen:)``.
  func report(
    _ entry: EntryContext, variant: String? = nil, _ arguments: MessageArgument...,
    at range: Range<Int>? = nil, language: LanguageTag? = nil, chosenSeverity: Severity? = nil,
    patch: JSONPatch? = nil
  ) {
    add(
      RuleReport(
        range: range ?? entry.keyRange, key: entry.key, language: language, variant: variant,
        arguments: arguments, chosenSeverity: chosenSeverity,
        change: change(patch, at: ["strings", entry.key])))
  }

  /// Reports a part of the file.
  ///
  /// `chosenSeverity` is one of ``severity(of:in:unlessChosen:)``.
  func report(
    variant: String? = nil, _ arguments: MessageArgument..., at range: Range<Int>,
    key: String? = nil, language: LanguageTag? = nil, severity: Severity? = nil,
    chosenSeverity: Severity? = nil, patch: JSONPatch? = nil
  ) {
    add(
      RuleReport(
        range: range, key: key, language: language, variant: variant, arguments: arguments,
        severity: severity, chosenSeverity: chosenSeverity, change: change(patch)))
  }

  /// Returns whether the rule reports only what the other languages make certain.
  func isOnlyCertain(in text: TextContext) -> Bool {
    collector.isOnlyCertain(rule, key: text.entry.key, language: text.language.tag)
  }

  /// Returns the severity of a finding about an entry in a language, `severity` unless the
  /// configuration chooses another one; nil if it is suppressed.
  func severity(
    of entry: EntryContext, in language: LanguageTag, unlessChosen severity: Severity
  ) -> Severity? {
    collector.severity(of: rule, key: entry.key, language: language, unlessChosen: severity)
  }

  /// Returns the severity of each finding, `severity` unless the configuration chooses another one;
  /// nil if keys or languages have exceptions.
  func severity(everywhereUnlessChosen severity: Severity) -> Severity? {
    collector.severity(of: rule, everywhereUnlessChosen: severity)
  }

  /// Replaces the findings in each of some languages with one, at the first of them, if half of the
  /// language’s texts have one, and at least eight: the language is written so throughout.
  func mergeFindings(in languages: [LanguageContext], of catalog: CatalogContext) {
    for language in languages {
      let counts = catalog.statistics.counts[language.tag] ?? TranslationCounts()
      let total = counts.translated + counts.needsReview + counts.incomplete
      let found = collector.takeFindings(
        of: rule, in: language.tag, ifAtLeast: max(8, (total + 1) / 2))
      guard let first = found.first else { continue }
      report(
        variant: "throughout", .integer(Int64(found.count)), .integer(Int64(total)),
        at: first.range, key: first.key, language: language.tag, chosenSeverity: first.severity)
    }
  }

  private func change(_ patch: JSONPatch?, at path: [String] = []) -> RuleReport.Change? {
    patch.map { RuleReport.Change(value: collector.catalog.json, patch: .at(path, $0)) }
  }

  private func add(_ report: RuleReport) {
    collector.add(report, of: rule, isAboutDirective: isAboutDirectives)
  }
}
