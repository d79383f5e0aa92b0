import CatalogRules
import StringCatalogs

/// Tests of what is reported in one entry of a catalog.
protocol EntryLinting {}

extension EntryLinting {
  /// Returns the languages that a rule reports in an entry with a text per language.
  ///
  /// `others` are the translations of other source texts; without `severity` advice counts too.
  func languages(
    _ rule: RuleIdentifier, _ source: String, _ texts: [LanguageTag: String],
    from sourceLanguage: LanguageTag = "en", preset: LintPreset = .recommended,
    doNotTranslate: [String] = [],
    others: [String: [LanguageTag: String]] = [:], severity: Severity? = nil
  ) -> [String] {
    let entries = others.merging([source: texts]) { $1 }.map { key, texts in
      let localizations = texts.map {
        #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($1)"}}"#
      }
      return #""\#(key)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
    }
    let catalog = """
      {"sourceLanguage":"\(sourceLanguage)","strings":{\(entries.joined(separator: ","))},
      "version":"1.0"}
      """
    var configuration = LintConfiguration()
    configuration.preset = preset
    configuration.doNotTranslate = doNotTranslate
    let file = CatalogLinter(configuration: configuration)
      .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings")
    return file.findings
      .filter { $0.rule == rule && (severity == nil || $0.severity == severity) }
      .compactMap { $0.language?.rawValue }.sorted()
  }
}
