import CatalogRules
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogReports

/// What a report counts.
struct CatalogReportTests {
  private func report(
    _ catalog: StringCatalog, _ configuration: LintConfiguration = LintConfiguration(),
    listsStrings: Bool = false
  ) -> CatalogReport {
    let linter = CatalogLinter(configuration: configuration)
    let survey = CatalogSurvey(
      of: catalog, path: "A.xcstrings", findings: linter.findings(in: catalog, path: "A.xcstrings"),
      configuration: configuration, listsStrings: listsStrings)
    return CatalogReport([survey], toolVersion: "1")
  }

  @Test func countsEachState() throws {
    let report = report(try TestCatalog.states())
    let korean = try #require(report.languages.first { $0.language == "ko" })
    #expect(report.strings == 5)
    #expect(korean.translated == 1)
    #expect(korean.needsReview == 1)
    #expect(korean.new == 1)
    #expect(korean.missing == 2)
    #expect(korean.stale == 1)
    #expect(korean.untranslated == 3)
    let polish = try #require(report.languages.first { $0.language == "pl" })
    #expect(polish.incomplete == 1)
    #expect(polish.missing == 5)
    #expect(report.translations.map(\.language) == ["ja", "ko", "pl"])
  }

  @Test func countsWordsOfTheLongestForm() throws {
    let report = report(try TestCatalog.states())
    // Open the file, Close, Save all, Hello, files.
    #expect(report.words == 3 + 1 + 2 + 1 + 1)
    let korean = try #require(report.languages.first { $0.language == "ko" })
    #expect(korean.words == 2 + 1 + 2)
    #expect(korean.wordsLeft == 2 + 1 + 1)
    let source = try #require(report.languages.first { $0.isSource })
    #expect(source.words == report.words)
  }

  @Test func listsWhatIsLeft() throws {
    let report = report(try TestCatalog.states(), listsStrings: true)
    let korean = try #require(report.toTranslate?.first { $0.language == "ko" })
    #expect(korean.strings.map(\.key) == ["Save all", "greeting", "%lld files"])
    #expect(korean.strings[1].source == "Hello, %@!")
    #expect(korean.strings.map(\.translation) == [nil, nil, nil])
    let japanese = report.toTranslate?.first { $0.language == "ja" }
    #expect(japanese?.strings.count == 4)
  }

  @Test func namesWhatBlocksARelease() throws {
    var configuration = LintConfiguration()
    configuration.requiredLanguages = ["ko", "de"]
    configuration.coverage = ["ja": 50]
    let report = report(try TestCatalog.states(), configuration)
    #expect(report.hasRequirements)
    let expected = [
      Blocker(kind: .untranslated, language: "de", count: 5),
      Blocker(
        kind: .coverage, language: "ja", catalog: "A.xcstrings", count: 4, wanted: 50, reached: 20),
      Blocker(kind: .untranslated, language: "ko", count: 3),
    ]
    #expect(report.blockers.filter { $0.kind != .errors } == expected)
    #expect(report.languages.first { $0.language == "de" }?.missing == 5)
  }

  @Test func needsNothingWithoutAConfiguration() throws {
    let complete = try TestCatalog.make(["Open": ["ko": "열기"]])
    #expect(!report(complete).hasRequirements)
    #expect(report(complete).blockers.isEmpty)
    var configuration = LintConfiguration()
    configuration.requiredLanguages = ["ko"]
    configuration.coverage = ["ko": 100]
    #expect(report(complete, configuration).hasRequirements)
    #expect(report(complete, configuration).blockers.isEmpty)
  }

  @Test func sumsUpCatalogs() throws {
    let first = CatalogSurvey(of: try TestCatalog.states(), path: "b")
    let second = CatalogSurvey(of: try TestCatalog.make(["Open": ["ko": "열기"]]), path: "a")
    let report = CatalogReport([first, second], toolVersion: "1")
    #expect(report.catalogs.map(\.path) == ["a", "b"])
    #expect(report.languages.first { $0.language == "ko" }?.total == 6)
    #expect(report.languages.first { $0.language == "ja" }?.total == 5)
  }

  @Test(.needs(.data), arguments: RealCatalogs.readablePaths)
  func countsAsTheLinterDoes(_ path: String) throws {
    let catalog = try RealCatalogs.catalog(at: path)
    let statistics = TranslationStatistics(of: catalog)
    let report = CatalogReport([CatalogSurvey(of: catalog, path: path)], toolVersion: "1")
    #expect(
      Dictionary(report.languages.map { ($0.language, $0.counts) }, uniquingKeysWith: { $1 })
        == Dictionary(
          statistics.counts.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 }))
    // What is listed as left to translate is what is counted so.
    let listed = CatalogReport(
      [CatalogSurvey(of: catalog, path: path, listsStrings: true)], toolVersion: "1")
    for language in listed.translations {
      let count = listed.toTranslate?.first { $0.language == language.language }?.strings.count
      #expect(count ?? 0 == language.untranslated, "\(language.language)")
    }
  }
}
