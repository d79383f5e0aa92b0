import CatalogRules
import Documents
import Escaping
import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogReports

/// Whole reports, as people reviewed them.
struct ReportDocumentTests {
  private let snapshots = Snapshots(
    in: Repository.root.appending(path: "Tests/CatalogReportsTests/Snapshots"))

  private func report() throws -> CatalogReport {
    var configuration = LintConfiguration()
    configuration.requiredLanguages = ["ko"]
    configuration.coverage = ["ja": 50]
    let earlier = try TestCatalog.make([
      "Open the file": ["ko": "파일 열기"], "Close": ["ja": "閉じる"],
      "greeting": ["en": "Hi, %@!"],
    ])
    let catalog = try TestCatalog.states()
    let linter = CatalogLinter(configuration: configuration)
    let survey = CatalogSurvey(
      of: catalog, path: "App/A.xcstrings",
      findings: linter.findings(in: catalog, path: "App/A.xcstrings"),
      configuration: configuration,
      comparedWith: .some(CatalogSurvey.Earlier(earlier, findings: [])), listsStrings: true)
    let second = CatalogSurvey(
      of: try TestCatalog.make(["Share": ["ko": "공유", "ja": "共有"]]), path: "Kit/B.xcstrings",
      configuration: configuration, comparedWith: .some(nil))
    var report = CatalogReport([survey, second], base: "origin/main", toolVersion: "1.0")
    report.history = [HistoryPoint(of: report), HistoryPoint(of: report)]
    return report
  }

  private func renderer() throws -> ProgressRenderer {
    ProgressRenderer(catalog: try ProductStrings.catalog(), templates: try DocumentTemplates())
  }

  @Test(arguments: ["en", "ko", "ja", "zh-Hans"] as [LanguageTag])
  func textsInEachLanguage(_ language: LanguageTag) throws {
    let report = try report()
    for (format, ending) in [(ProgressFormat.text, "txt"), (.markdown, "md")] {
      let text = try renderer().text(of: report, as: format, languages: [language], columns: 80)
      try snapshots.expect(text, named: "report.\(language.rawValue).\(ending)")
    }
  }

  @Test func answersFirst() throws {
    var report = try report()
    func first(_ report: CatalogReport) throws -> String {
      let lead = try #require(ReportDocument(report).document.lead)
      let renderer = DocumentRenderer(catalog: try ProductStrings.catalog(), templates: .none)
      return renderer.text([.sentence(lead)], languages: ["en"], width: 400)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(try first(report).hasPrefix("This change leaves 7 translations to do"))
    report.change = nil
    #expect(try first(report).hasPrefix("Not ready for release because of 2 languages: "))
    report.blockers = []
    #expect(
      try first(report) == "Ready for release: every language has what the configuration requires.")
    report.hasRequirements = false
    let left = report.languages.filter { !$0.isSource }.reduce(0) { $0 + $1.untranslated }
    #expect(left > 1)
    #expect(try first(report).hasPrefix("\(left) translations are left to do in "))
    for index in report.languages.indices {
      (report.languages[index].new, report.languages[index].missing) = (0, 0)
    }
    let korean = try #require(report.languages.firstIndex { $0.language == "ko" })
    report.languages[korean].outdated = 2
    #expect(
      try first(report) == "Everything is translated, but 2 translations are outdated.")
    report.languages[korean].outdated = 0
    #expect(try first(report) == "Everything is translated, in all 3 languages.")
  }

  @Test func beginsMarkdownWithItsMarker() throws {
    let text = try renderer().text(of: report(), as: .markdown, languages: ["en"], columns: 80)
    #expect(text.hasPrefix("<!-- catalog-report -->\n\n# "))
  }

  @Test func leavesOutListsThatDoNotFit() throws {
    let report = try report()
    let document = ReportDocument(report, isShort: true, longestList: 0).document
    let renderer = DocumentRenderer(catalog: try ProductStrings.catalog(), templates: .none)
    let text = renderer.markdown(document, languages: ["en"])
    // The numbers are there, and no note about a list that is not.
    #expect(!text.contains("listed."))
    #expect(text.contains("Lost translations") && text.contains("2 new findings"))
    let whole = renderer.markdown(
      ReportDocument(report, isShort: true, longestList: 1).document, languages: ["en"])
    #expect(whole.contains("listed."))
  }

  @Test func isTheSameAfterItsJSON() throws {
    let report = try report()
    let stored = try CatalogReport(json: Data(report.json.utf8))
    for format in ProgressFormat.allCases {
      let texts = try [report, stored].map {
        try renderer().text(of: $0, as: format, languages: ["ko", "en"], columns: 60)
      }
      #expect(texts[0] == texts[1])
    }
  }

  @Test func showsHostileTextsAsTexts() throws {
    var judge = try OutputJudge()
    let renderer = try renderer()
    for (number, text) in HostileTexts.sample(24, seed: 42).enumerated() {
      let key = String(JSONOutput.text(text).compactText().dropFirst().dropLast())
      guard let catalog = try? TestCatalog.make([key: ["ko": key, "x-\(number)": "x"]]) else {
        continue
      }
      let survey = CatalogSurvey(of: catalog, path: text, listsStrings: true)
      let report = CatalogReport([survey], base: text, toolVersion: "1")
      for (format, kind) in [
        (ProgressFormat.html, OutputJudge.Kind.html), (.markdown, .markdown), (.json, .json),
        (.csv, .csv), (.text, .terminal),
      ] {
        let output = try renderer.text(of: report, as: format, languages: ["en"], columns: 80)
        try judge.add(kind, output.utf8, "\(format) \(number)")
      }
    }
    try judge.expectSoundOutputs()
  }
}
