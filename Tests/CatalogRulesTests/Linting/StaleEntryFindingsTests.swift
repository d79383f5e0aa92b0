import StringCatalogs
import Testing

@testable import CatalogRules

/// What is reported of entries that Xcode no longer finds in the code.
struct StaleEntryFindingsTests {
  private let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "%@ saved":{"extractionState":"stale","comment":"catalog-lint:ignore[whitespace@fr] Wide.",
        "localizations":{
        "de":{"stringUnit":{"state":"translated","value":"%lld gesichert"}},
        "fr":{"stringUnit":{"state":"translated","value":"%@  enregistré"}},
        "ja":{"stringUnit":{"state":"translated","value":""}},
        "ko":{"stringUnit":{"state":"translated","value":"저장됨"}}}},
      "Open":{"extractionState":"manual","localizations":{
        "de":{"stringUnit":{"state":"translated","value":""}}}}}}
    """

  private func lint(includesStale: Bool) -> LintedFile {
    var configuration = LintConfiguration()
    configuration.includesStale = includesStale
    configuration.ignore = ["missing-translation", "untranslated"]
    return CatalogLinter(configuration: configuration)
      .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings")
  }

  @Test func reportsOnlyWhatCanCrash() {
    let file = lint(includesStale: false)
    let found = file.findings.map { "\($0.rule) \($0.language?.rawValue ?? "")" }
    #expect(found == ["format-argument-type de", "empty-translation de"])
    #expect(file.omittedCount == 2)
  }

  @Test func reportsEverythingOnRequest() {
    let file = lint(includesStale: true)
    let found = file.findings.map { "\($0.rule) \($0.language?.rawValue ?? "")" }
    #expect(
      found == [
        "format-argument-type de", "empty-translation ja", "format-missing-argument ko",
        "empty-translation de",
      ])
    #expect(file.omittedCount == 0)
  }
}
