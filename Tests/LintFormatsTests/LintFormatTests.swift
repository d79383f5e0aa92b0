import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules
@testable import LintFormats

struct LintFormatTests {
  private let snapshots = Snapshots(
    in: Repository.root.appending(path: "Tests/LintFormatsTests/Snapshots"))

  @Test(arguments: LintFormat.allCases)
  func writesEveryFormat(format: LintFormat) throws {
    let text = try SampleReport.report().text(as: format, style: SampleReport.style())
    try snapshots.expect(text, named: "report.\(format.rawValue)")
  }

  @Test(arguments: ProductStrings.languages.dropFirst())
  func speaksTheLanguageOfTheReader(language: LanguageTag) throws {
    let text = try SampleReport.report().text(as: .text, style: SampleReport.style(language))
    try snapshots.expect(text, named: "report.\(language).text")
  }

  @Test(arguments: LintFormat.allCases)
  func writesAnEmptyReport(format: LintFormat) throws {
    let text = try SampleReport.empty.text(as: format, style: SampleReport.style())
    #expect(text.isEmpty == [.concise, .jsonl].contains(format))
  }

  /// Text of a catalog must not move the cursor, color a terminal or reverse the line.
  @Test(arguments: LintFormat.allCases)
  func showsHiddenCharactersByName(format: LintFormat) throws {
    let text = try SampleReport.report().text(as: format, style: SampleReport.style())
    #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
  }

  @Test(arguments: [.min, -1, 0, 1, .max - 1, .max] as [Int])
  func acceptsAnyNumberOfColumns(columns: Int) throws {
    var style = try SampleReport.style()
    style.columns = columns
    #expect(try !SampleReport.report().text(as: .text, style: style).isEmpty)
  }

  @Test func colorsOnlyWhenAsked() throws {
    var style = try SampleReport.style()
    style.hasColors = true
    let text = try SampleReport.report().text(as: .text, style: style)
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func showsTheFirstTwentyKeysWithoutTranslation() throws {
    var report = try SampleReport.report()
    let finding = report.files[0].findings[0]
    report.files[0].findings = Array(repeating: finding, count: 23)
    var style = try SampleReport.style()
    let shortened = report.text(as: .text, style: style)
    #expect(shortened.components(separatedBy: "[missing-translation]").count == 21)
    #expect(shortened.contains("untranslated keys not shown: 3"))
    style.showsAll = true
    let whole = report.text(as: .text, style: style)
    #expect(whole.components(separatedBy: "[missing-translation]").count == 24)
  }

  @Test func annotatesTenFindingsOfALevelAndCountsTheOthers() throws {
    var report = try SampleReport.report()
    var finding = report.files[0].findings[0]
    report.files[0].findings = (0..<13).map { number in
      finding.key = "key \(number)"
      return finding
    }
    let text = try report.text(as: .github, style: SampleReport.style())
    #expect(text.components(separatedBy: "\n::warning ").count == 11)
    #expect(
      text.hasSuffix(
        "3. GitHub shows only ten of each severity; all are listed above.\n"))
  }

  @Test func listsEveryKeyWithoutTranslationOnGitHub() throws {
    var report = try SampleReport.report()
    report.files[0].findings = Array(repeating: report.files[0].findings[0], count: 23)
    let text = try report.text(as: .github, style: SampleReport.style())
    #expect(text.components(separatedBy: "[missing-translation]").count == 24)
  }

  @Test(arguments: ["", " ", "\u{3000}"])
  func givesGitHubNoCommandsFromCatalogs(space: String) throws {
    var report = try SampleReport.report()
    report.files[0].path = "\(space)::set-output name=x::y"
    report.files[0].findings[0].message = LocalizedMessage("##[add-mask]photo")
    let text = try report.text(as: .github, style: SampleReport.style())
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    #expect(!lines.contains { $0.hasPrefix("::set-output") })
    #expect(text.contains("## [add-mask]photo"))
    #expect(text.components(separatedBy: "##[add-mask]").count == 2)
  }

  @Test func failsOnlyWhatFailsTheRunInJUnit() throws {
    var style = try SampleReport.style()
    let report = try SampleReport.report()
    #expect(report.text(as: .junit, style: style).components(separatedBy: "<failure").count == 3)
    style.failureSeverity = .info
    #expect(report.text(as: .junit, style: style).components(separatedBy: "<failure").count == 5)
  }

  @Test func saysWhatAFixDoesInANarrowTerminalToo() throws {
    var report = try SampleReport.report()
    report.files[0].findings[1].fix?.message = LocalizedMessage(
      "write the placeholder without the space that stands in it")
    var style = try SampleReport.style()
    style.columns = 40
    let text = report.text(as: .text, style: style)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("write the placeholder without the space that stands in it"))
  }

  @Test func cutsALineThatIsTooLongAroundTheValue() throws {
    let bytes = Array((String(repeating: "ㅎ", count: 5000) + "VALUE" + "x").utf8) + [0xE3, 0x85]
    let finding = Finding(
      rule: "catalog-syntax", severity: .error, range: 15_000..<15_005,
      message: LocalizedMessage("here"))
    let report = LintReport(
      files: [LintedFile(path: "a", bytes: bytes, catalog: nil, findings: [finding])], rules: [],
      toolVersion: "1")
    let lines = try report.text(as: .text, style: SampleReport.style()).split(separator: "\n")
    #expect(lines[1].hasPrefix("  1 | …ㅎ"))
    #expect(lines[1].contains("ㅎVALUEx"))
    #expect(lines[2].hasSuffix("^~~~~"))
  }
}
