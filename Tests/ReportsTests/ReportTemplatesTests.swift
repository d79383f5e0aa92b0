import Foundation
import Originality
import PhotoMetadata
import ProductStrings
import Reports
import StringCatalogs
import Testing

struct ReportTemplatesTests {
  private func files() throws -> [(name: String, text: String)] {
    let folder = packageRoot.appending(path: "Templates")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.contains(".")
    }.sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  @Test func nameOnlyTextsThatEveryLanguageHas() throws {
    let catalog = try ProductStrings.catalog()
    let keys = try files().flatMap { file in
      file.text.matches(of: /\{\{(report\.[A-Za-z0-9.]+)\}\}/).map { String($0.1) }
    }
    #expect(keys.count > 20)
    for key in Set(keys) {
      for language in allLanguages {
        let localizer = Localizer(catalog: catalog, languages: [language])
        let message = localizer.message(for: LocalizedMessage(key))
        #expect(message.problems.isEmpty && message.language == language, "\(key), \(language)")
      }
    }
  }

  @Test func haveNoWordsOfTheirOwn() throws {
    for file in try files() where file.name.hasSuffix(".mustache") {
      let words =
        file.text
        .replacing(/\{\{.*?\}\}/.dotMatchesNewlines(), with: "")
        .replacing(/<[^>]*>/, with: "")
        .replacing("MetaLens", with: "")
        .filter(\.isLetter)
      #expect(words.isEmpty, "\(file.name): \(words)")
    }
  }

  @Test func sayHowTheyWriteText() throws {
    for file in try files() where file.name.hasSuffix(".mustache") {
      #expect(file.text.hasPrefix("{{% CONTENT_TYPE:"), "\(file.name)")
    }
  }

  @Test func everyCaseHasItsText() throws {
    let catalog = try ProductStrings.catalog()
    let keys =
      ScoreBadge.allCases.map { "report.badge.\($0.rawValue)" }
      + OriginalityFlagType.allCases.map { "report.flagType.\($0.rawValue)" }
      + FlagDetail.Kind.allCases.map { "report.evidence.\($0.rawValue)" }
      + MetadataProblem.allCases.map { "report.problem.\($0.rawValue)" }
      + LocationProblem.allCases.map { "report.locationProblem.\($0.rawValue)" }
    for key in keys {
      for language in allLanguages {
        let localizer = Localizer(catalog: catalog, languages: [language])
        let message = localizer.message(for: LocalizedMessage(key))
        #expect(message.problems.isEmpty && message.language == language, "\(key), \(language)")
      }
    }
  }

  @Test(arguments: [ReportFormat.html, .markdown, .text], allLanguages)
  func leaveNoKeyInAReport(format: ReportFormat, language: LanguageTag) throws {
    for audit in [SampleAudit.batch, SampleAudit.single] {
      let report = try render(audit, format, [language])
      #expect(report.firstMatch(of: /report\.[a-z]+\.|%[0-9@l.]/) == nil)
    }
  }

  @Test func canBeReplacedOneByOne() throws {
    let file = try PythonCheck.file(
      "{{% CONTENT_TYPE:TEXT}}{{#languages}}{{report.title}}!{{/languages}}\n",
      named: "report.txt.mustache")
    let templates = try ReportTemplates(overriddenBy: file.deletingLastPathComponent())
    let renderer = try ReportRenderer(catalog: ProductStrings.catalog(), templates: templates)
    #expect(
      try renderer.render(SampleAudit.single, format: .text, languages: ["en"])
        == "Photo metadata audit!\n")
    #expect(
      try renderer.render(SampleAudit.single, format: .html, languages: ["en"])
        == render(SampleAudit.single, .html, ["en"]))
  }

  @Test func sayWhereATemplateIsWrong() throws {
    let file = try PythonCheck.file(
      "{{% CONTENT_TYPE:TEXT}}\n{{#languages}}\n", named: "report.txt.mustache")
    let error = #expect(throws: ReportTemplateError.self) {
      try ReportTemplates(overriddenBy: file.deletingLastPathComponent())
    }
    guard case .malformed(let name, let line, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(name == "report.txt.mustache")
    #expect(line >= 2)
  }
}
