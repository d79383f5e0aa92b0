import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing
import TextLayout

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

  /// The sample report with a number of findings of one rule in its first file.
  private func report(
    _ count: Int, severity: Severity = .warning, of rule: RuleIdentifier = "missing-translation"
  ) throws -> LintReport {
    var report = try SampleReport.report()
    var finding = report.files[0].findings[0]
    (finding.rule, finding.severity) = (rule, severity)
    report.files[0].findings = (0..<count).map { number in
      finding.key = "key \(number)"
      return finding
    }
    return report
  }

  @Test(arguments: [LintFormat.text, .concise, .markdown, .github])
  func showsTheFirstTwentyFindingsOfARule(format: LintFormat) throws {
    func count(_ text: String) -> Int {
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("::") && $0.contains(": ") }
      return lines.count { $0.contains("key ") && $0.contains("missing-translation") }
        + lines.count { $0.contains("[missing-translation]") && !$0.contains("key ") }
    }
    let report = try report(23)
    var style = try SampleReport.style()
    let shortened = report.text(as: format, style: style)
    #expect(count(shortened) == 20)
    #expect(
      shortened.contains(
        format == .markdown
          ? "3 more findings aren’t shown." : "3 more findings of missing-translation aren’t"))
    style.showsAll = true
    let whole = report.text(as: format, style: style)
    #expect(count(whole) == 23 && !whole.contains("more findings of"))
  }

  @Test(arguments: LintFormat.allCases.filter { !$0.isShortened })
  func leavesNothingOutForPrograms(format: LintFormat) throws {
    let text = try report(2_000).text(as: format, style: SampleReport.style())
    #expect(text.contains("key 1999"))
    var style = try SampleReport.style()
    style.showsAll = true
    #expect(try report(2_000).text(as: format, style: style) == text)
  }

  @Test func showsEveryErrorButMissingTranslations() throws {
    let style = try SampleReport.style()
    func count(_ rule: RuleIdentifier) throws -> Int {
      try report(30, severity: .error, of: rule).text(as: .text, style: style)
        .components(separatedBy: "[\(rule)]").count - 1
    }
    #expect(try count("format-extra-argument") == 30)
    #expect(try count("missing-translation") == 20)
  }

  @Test func annotatesTenFindingsOfALevelAndCountsTheOthers() throws {
    let text = try report(13).text(as: .github, style: SampleReport.style())
    #expect(text.components(separatedBy: "\n::warning ").count == 11)
    #expect(
      text.hasSuffix(
        "\n3 findings have no annotation, because GitHub shows only ten of each severity. "
          + "See the report above.\n"))
  }

  /// A rule with thousands of findings must not take the annotations of the others.
  @Test func annotatesEachRuleInItsTurn() throws {
    var report = try report(500)
    let many = report.files[0].findings
    var others: [Finding] = []
    for (rule, count) in [("markup-link", 2), ("whitespace-edges", 9), ("plural-flat", 1)] {
      for number in 0..<count {
        var finding = many[0]
        finding.rule = RuleIdentifier(rawValue: rule)
        finding.key = "\(rule) \(number)"
        others.append(finding)
      }
    }
    report.files[0].findings = many + others
    let lines = try report.text(as: .github, style: SampleReport.style()).split(separator: "\n")
      .filter { $0.hasPrefix("::warning ") }
    let rules = lines.compactMap {
      $0.split(separator: "(").dropFirst().first?.prefix { $0 != ")" }
    }
    #expect(
      rules == [
        "plural-flat", "markup-link", "whitespace-edges", "missing-translation", "markup-link",
        "whitespace-edges", "missing-translation", "whitespace-edges", "missing-translation",
        "whitespace-edges",
      ])
  }

  /// A rule that finds the same in many languages of a key has one turn for it.
  @Test func countsAKeyOncePerRule() throws {
    var report = try report(500)
    let many = report.files[0].findings
    let others = (0..<6).flatMap { key in
      (0..<12).map { _ in
        var finding = many[key]
        finding.rule = "whitespace-edges"
        return finding
      }
    }
    report.files[0].findings = many + others
    let text = try report.text(as: .github, style: SampleReport.style())
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("::warning ") }
    #expect(lines.count == 10)
    #expect(lines.count { $0.hasPrefix("::warning title=catalog-lint (whitespace-edges") } == 6)
  }

  @Test func showsTheWorstAndEveryRuleInMarkdown() throws {
    var report = try report(15)
    var files: [LintedFile] = []
    for number in 0..<10 {
      report.files[0].path = "\(number).xcstrings"
      files.append(report.files[0])
    }
    files[9].findings[14].rule = "markup-link"
    files[9].findings[13].severity = .error
    report.files = files
    let text = try report.text(as: .markdown, style: SampleReport.style())
    #expect(text.components(separatedBy: "| warning |").count - 1 == 99 + 2)
    #expect(text.contains("`markup-link` | "))
    #expect(text.contains("50 more findings aren’t shown."))
  }

  @Test func endsWithTheFindingsOfEachRule() throws {
    let report = try SampleReport.report()
    let text = report.text(as: .text, style: try SampleReport.style())
    let lines = text.split(separator: "\n").suffix(6).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "catalog-syntax error 1", "format-extra-argument error 1",
        "missing-translation warning 1", "empty-translation info 1", "Total 4",
        "Files: 3 · errors: 2 · warnings: 1 · info: 1",
      ])
    #expect(
      report.text(as: .markdown, style: try SampleReport.style())
        .hasSuffix("| empty-translation | info | 1 |\n| Total |  | 4 |\n"))
  }

  /// Each column of the table of languages adds up to the number of findings.
  @Test func countsEveryFindingInTheTableOfLanguages() throws {
    var report = try SampleReport.report()
    var finding = report.files[0].findings[0]
    finding.message = LocalizedMessage(
      "rule.missing-translation.message", .list(["da", "ja"]), .integer(2))
    report.files[0].findings.append(finding)
    let lines = LanguageSummary(of: report, try SampleReport.style().localizer).markdown
      .split(separator: "\n").dropFirst(2)
    let cells = lines.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    for (column, severity) in [(1, Severity.error), (2, .warning), (3, .info)] {
      let sum = cells.reduce(0) { $0 + (Int($1[column]) ?? 0) }
      #expect(sum == report.count(of: severity))
    }
    #expect(cells.map { $0[0] } == ["en", "ja", "ko", "several", "file or key"])
  }

  /// A file that can't be read has no languages, so there is nothing to compare.
  @Test func hasNoTableWithoutLanguages() throws {
    var report = try SampleReport.report()
    report.files = report.files.filter { $0.statistics.counts.isEmpty }
    try #require(!report.files.flatMap(\.findings).isEmpty)
    let summary = LanguageSummary(of: report, try SampleReport.style().localizer)
    #expect(summary.markdown.isEmpty && summary.text(columns: 80).isEmpty)
  }

  @Test func namesWhatIsNotFinishedBesideThePercentage() throws {
    let text = try SampleReport.report().text(as: .markdown, style: SampleReport.style())
    #expect(text.contains("| Language | Errors | Warnings | Info | Translated | Needs review |"))
    #expect(text.contains("| ja | 0 | 0 | 1 | 0.0% | 50.0% |"))
    #expect(text.contains("| ko | 1 | 0 | 0 | 50.0% |  |"))
  }

  @Test(arguments: ProductStrings.languages, [40, 80])
  func fitsTheTablesIntoTheTerminal(language: LanguageTag, columns: Int) throws {
    var style = try SampleReport.style(language)
    style.columns = columns
    let report = try SampleReport.report()
    let tables =
      LanguageSummary(of: report, style.localizer).text(columns: columns)
      + RuleSummary(of: report, style.localizer).text(columns: columns)
    for line in tables.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= columns) }
  }

  @Test func countsOnlyErrorsWhereAsked() throws {
    let report = try SampleReport.report().removingFindings(below: .error)
    let text = report.text(as: .text, style: try SampleReport.style())
    #expect(!text.contains("[missing-translation]") && text.contains("[catalog-syntax]"))
    #expect(
      text.hasSuffix(
        """
        Files: 3 · errors: 2 · warnings: 0 · info: 0
        --quiet left out 2 findings that aren’t errors.

        """))
  }

  @Test(arguments: LintFormat.allCases)
  func writesStatisticsForPeopleAndAsJSON(format: LintFormat) throws {
    let text = try SampleReport.report().statistics(as: format, style: SampleReport.style())
    #expect((text == nil) == [.jsonl, .sarif, .gitlab, .junit, .checkstyle].contains(format))
    if let text {
      #expect(text.contains("format-extra-argument") && !text.contains("photos.count"))
    }
  }

  /// Code scanning gets a log with every run.
  @Test func keepsSARIFSmall() throws {
    var report = try SampleReport.report()
    let sample = report.files[0].findings[1]
    let rules: [RuleIdentifier] = [
      "empty-translation", "escape-in-text", "format-extra-argument", "missing-translation",
      "plural-missing-category", "untranslated-copy", "unicode-invisible", "whitespace-edges",
    ]
    report.rules = RuleRegistry.descriptions
    report.files[0].findings = rules.flatMap { rule in
      (0..<4).map { number in
        var finding = sample
        finding.rule = rule
        if number > 0 { finding.fix = nil }
        return finding
      }
    }
    report.files = [report.files[0]]
    #expect(report.files[0].findings.count == 32)
    #expect(report.text(as: .sarif, style: try SampleReport.style()).utf8.count < 60_000)
  }

  @Test func translatesTheRulesOfSARIFOnlyWhereAsked() throws {
    var style = try SampleReport.style()
    let report = try SampleReport.report()
    #expect(!report.text(as: .sarif, style: style).contains("\"translations\""))
    style.translatesRules = true
    #expect(report.text(as: .sarif, style: style).contains("\"translations\""))
  }

  @Test(arguments: ["", " ", "\u{3000}"])
  func givesGitHubNoCommandsFromCatalogs(space: String) throws {
    var report = try SampleReport.report()
    report.files[0].path = "\(space)::set-output name=x::y"
    report.files[0].findings[0].message = LocalizedMessage("##[add-mask]photo")
    let text = try report.text(as: .github, style: SampleReport.style())
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    #expect(!lines.contains { $0.hasPrefix("::set-output") })
    #expect(text.contains("#\\#[add-mask]photo"))
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
