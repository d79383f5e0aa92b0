import CatalogRules
import StringCatalogs
import Testing

@testable import CatalogReports

/// What a change brings.
struct CatalogComparisonTests {
  private func change(
    from earlier: StringCatalog?, to catalog: StringCatalog
  ) throws -> ReportedChange {
    let linter = CatalogLinter(configuration: LintConfiguration())
    let findings = { linter.findings(in: $0, path: "A.xcstrings") }
    let survey = CatalogSurvey(
      of: catalog, path: "A.xcstrings", findings: findings(catalog),
      comparedWith: .some(earlier.map { CatalogSurvey.Earlier($0, findings: findings($0)) }))
    return try #require(CatalogReport([survey], base: "main", toolVersion: "1").change)
  }

  private func language(_ tag: String, in change: ReportedChange) throws -> LanguageChange {
    try #require(change.languages.first { $0.language == tag })
  }

  @Test func tellsEachKindOfChange() throws {
    let change = try change(
      from: TestCatalog.make([
        "delete": ["en": "Delete the file?", "ko": "파일을 삭제할까요?", "ja": "ファイルを削除しますか？"],
        "open": ["en": "Open", "ko": "열기", "ja": "開く"],
        "save": ["en": "Save", "ko": "저장"],
        "gone": ["en": "Gone", "ko": "사라짐"],
      ]),
      to: TestCatalog.make([
        "delete": ["en": "Delete all files?", "ko": "파일을 삭제할까요?", "ja": "すべてのファイルを削除しますか？"],
        "open": ["en": "Open", "ja": "開く"],
        "save": ["en": "Save", "ko": "저장", "ja": "保存"],
        "share": ["en": "Share", "ko": "공유"],
      ]))
    #expect(change.base == "main")
    #expect(change.addedKeys == 1)
    #expect(change.removedKeys == 1)
    #expect(change.changedKeys == 1)
    let korean = try language("ko", in: change)
    #expect(korean.untranslated.isEmpty)
    #expect(korean.outdated.map(\.key) == ["delete"])
    #expect(korean.outdated.first?.earlierSource == "Delete the file?")
    #expect(korean.outdated.first?.source == "Delete all files?")
    #expect(korean.outdated.first?.translation == "파일을 삭제할까요?")
    #expect(korean.translated.map(\.key) == ["share"])
    #expect(korean.lost.map(\.key) == ["open"])
    #expect(korean.perMilleBefore == 1000)
    #expect(korean.perMilleAfter == 750)
    #expect(korean.workCount == 2)
    let japanese = try language("ja", in: change)
    #expect(japanese.untranslated.map(\.key) == ["share"])
    #expect(japanese.outdated.isEmpty)
    #expect(japanese.translated.map(\.key) == ["save"])
    #expect(japanese.lost.isEmpty)
  }

  @Test func isEmptyForTheSameCatalog() throws {
    let catalog = try TestCatalog.states()
    let change = try change(from: catalog, to: catalog)
    #expect(change == ReportedChange(base: "main"))
  }

  @Test func takesANewCatalogForNewStrings() throws {
    let change = try change(from: nil, to: TestCatalog.states())
    #expect(change.addedKeys == 5)
    let korean = try language("ko", in: change)
    #expect(korean.untranslated.count == 3)
    #expect(korean.translated.count == 2)
    #expect(korean.perMilleBefore == nil)
  }

  @Test func saysThatALanguageIsGone() throws {
    let change = try change(
      from: TestCatalog.make(["Open": ["ko": "열기", "ja": "開く"], "Save": ["ja": "保存"]]),
      to: TestCatalog.make(["Open": ["ko": "열기"], "Save": [:]]))
    let japanese = try language("ja", in: change)
    #expect(japanese.lost.map(\.key) == ["Open", "Save"])
    #expect(japanese.perMilleAfter == nil)
  }

  @Test func findsLanguagesInAnotherSpelling() throws {
    let change = try change(
      from: TestCatalog.make(["Open": ["zh_Hans": "打开"]]),
      to: TestCatalog.make(["Open": ["zh-Hans": "打开"]]))
    #expect(change.languages.allSatisfy { $0.lost.isEmpty && $0.translated.isEmpty })
  }

  @Test func comparesFindings() throws {
    let change = try change(
      from: TestCatalog.make(["%@ files": ["ko": "파일"], "%lld days": ["ko": "%lld일"]]),
      to: TestCatalog.make(["%@ files": ["ko": "파일 %@개"], "%lld days": ["ko": "일"]]))
    #expect(change.newFindings.map(\.key) == ["%lld days"])
    #expect(change.goneFindings.map(\.key) == ["%@ files"])
    #expect(change.newFindings.first?.language == "ko")
  }
}
