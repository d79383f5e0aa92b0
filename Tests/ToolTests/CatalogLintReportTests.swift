import Foundation
import TestSupport
import Testing

/// What `catalog-lint` reports, and what it says of what it did.
struct CatalogLintReportTests {
  /// A catalog with an error, 23 warnings, of which one can be fixed, and a text to review.
  private static let catalog: String = {
    let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    let keys = (0..<22).map {
      #""Key \#($0)":{"localizations":{"ko":\#(unit("키"))}}"#
    }
    let others = [
      #""Close":{"localizations":{"ko":\#(unit("닫기  창")),"da":\#(unit("Luk"))}}"#,
      #""Save":{"localizations":{"ko":\#(unit("")),"da":\#(unit("Gem"))}}"#,
      #""Ask":{"localizations":{"ko":\#(unit("묻기")),"da":\#(unit("Spørg"))}}"#,
    ]
    return
      #"{"sourceLanguage":"en","strings":{\#((keys + others).joined(separator: ","))},"version":"1.0"}"#
  }()

  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    try folder.write(Self.catalog.utf8, to: "A.xcstrings")
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func endsWithTotals() throws {
    let run = try tool.run()
    #expect(
      lines(run.text).suffix(6) == [
        "empty-translation error 1", "missing-translation warning 22",
        "whitespace-double warning 1", "Total 24",
        "Files: 1 · errors: 1 · warnings: 23 · info: 0",
        "2 findings aren’t shown. To show them, use --all.",
      ])
    #expect(run.text.contains("A.xcstrings: 2 more findings of missing-translation aren’t shown."))
    #expect(try !tool.run("--all").text.contains("--all"))
  }

  @Test func namesAllWrongLanguagesInOneRun() throws {
    let run = try tool.run("--required-languages", "kr,de,jp")
    #expect(run.status == 2)
    #expect(lines(run.errorText).map { $0.hasPrefix("error: ") } == [true, true])
    #expect(run.errorText.contains("ko") && run.errorText.contains("ja"))
  }

  @Test func writesOneReportToAFile() throws {
    let run = try tool.run("--format", "json=a.json", "--format", "sarif=a.json")
    #expect(run.status == 2)
    #expect(run.errorText.contains("a.json"))
    #expect(try tool.run("--format", "json=a.json", "--write-baseline", "a.json").status == 2)
  }

  @Test(arguments: ["--prune-baseline", "--strict-baseline"])
  func needsABaseline(option: String) throws {
    let run = try tool.run(option)
    #expect(run.status == 2)
    #expect(run.errorText.contains(option))
  }

  /// A report that can't be written leaves the earlier one as it is.
  @Test func replacesAReportCompletely() throws {
    try folder.write("earlier".utf8, to: "report.json")
    #expect(try tool.run("--format", "json=report.json").status == 1)
    #expect(try tool.run("--format", "json=/dev/full").status == 2)
    #expect(try folder.names == ["A.xcstrings", "report.json"])
  }

  @Test func reportsOnlyErrorsWhereAsked() throws {
    let run = try tool.run("--quiet", "--format", "concise")
    #expect(run.status == 1)
    #expect(lines(run.text).count == 1 && run.text.contains("[empty-translation]"))
    let json = try tool.run(
      "--quiet", "--format", "json", "--select", "missing", "--error-on", "warning")
    #expect(json.status == 1 && json.text.contains("\"warnings\": 0"))
  }

  @Test func showsOnlyTheTableWhereAsked() throws {
    let run = try tool.run("--statistics")
    #expect(run.status == 1)
    #expect(
      lines(run.text).map { $0.filter { $0 != "─" } } == [
        "Rule Severity Findings", "  ", "empty-translation error 1",
        "missing-translation warning 22", "whitespace-double warning 1", "Total 24",
        "Files: 1 · errors: 1 · warnings: 23 · info: 0",
      ])
    let json = try tool.run("--statistics", "--format", "json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: [String: Any]])
    #expect(object.keys.sorted() == ["summary"])
    #expect((object["summary"]?["rules"] as? [[String: Any]])?.count == 3)
    let sarif = try tool.run("--statistics", "--format", "sarif")
    #expect(sarif.status == 2 && sarif.text.isEmpty && sarif.errorText.contains("sarif"))
  }

  @Test func failsWhereThereAreTooManyWarnings() throws {
    let options = ["--ignore", "empty-translation"]
    #expect(try tool.run(arguments: options + ["--max-warnings", "23"]).status == 0)
    let run = try tool.run(arguments: options + ["--max-warnings", "22", "--quiet"])
    #expect(run.status == 1)
    #expect(run.errorText == "error: There are 23 warnings, but --max-warnings allows only 22.\n")
    let negative = try tool.run("--max-warnings", "-1")
    #expect(negative.status == 2 && negative.errorText.contains("“-1”"))
    #expect(try tool.run("--max-warnings", "99999999999999999999").status == 2)
  }

  @Test func saysWhatItFixed() throws {
    let preview = try tool.run("--diff")
    #expect(preview.status == 1)
    #expect(
      preview.errorText
        == "note: Would fix 1 finding (1 text in 1 file)\n  whitespace-double: 1\n")
    let run = try tool.run("--fix")
    #expect(
      run.errorText == "note: Fixed 1 finding (1 text in 1 file)\n  whitespace-double: 1\n")
    #expect(try folder.text(of: "A.xcstrings").contains("닫기 창"))
    #expect(try tool.run("--fix").errorText == "note: Nothing to fix.\n")
    #expect(try tool.run("--diff").text.isEmpty)
  }

  @Test(.needs(.permissions))
  func saysOnlyTheErrorWhereItCannotSave() throws {
    let path = folder.url.appending(path: "A.xcstrings").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let run = try tool.runWithoutPrivileges("--fix")
    #expect(run.status == 2 && run.errorText.hasPrefix("error: "))
    #expect(run.errorText.contains("A.xcstrings") && !run.errorText.contains("fixes to apply"))
    #expect(try folder.text(of: "A.xcstrings").contains("닫기  창"))
  }

  @Test func saysWhatItWroteToABaseline() throws {
    let run = try tool.run("--write-baseline", "known.jsonl")
    #expect(run.status == 0 && run.text.isEmpty)
    #expect(run.errorText == "note: Created known.jsonl with 24 known findings in 1 file\n")
    #expect(try folder.text(of: "known.jsonl").split(separator: "\n").count == 24)
    try folder.write(
      Self.catalog.replacing("닫기  창", with: "닫기").utf8, to: "A.xcstrings")
    let pruned = try tool.run("--baseline", "known.jsonl", "--prune-baseline")
    #expect(
      pruned.errorText == """
        note: 23 known findings aren’t shown. To show them, use --no-baseline.
        note: Removed 1 fixed finding from known.jsonl.

        """)
  }

  @Test func listsTheRulesForPrograms() throws {
    let run = try tool.run("rules", "--format", "json", "--language", "ja")
    let rules = try #require(
      JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [[String: String]])
    let rule = try #require(rules.first { $0["rule"] == "missing-translation" })
    #expect(rule["severity"] == "warning" && rule["preset"] == "recommended")
    #expect(rule["fix"] == "none" && rule["summary"] == "翻訳のないテキスト")
    #expect(rules.compactMap { $0["rule"] } == rules.compactMap { $0["rule"] }.sorted())
  }

  @Test func writesTheTextsOfRulesInOtherLanguagesOnlyWhereAsked() throws {
    let plain = try tool.run("--format", "sarif")
    #expect(!plain.text.contains("zh-CN"))
    #expect(try tool.run("--format", "sarif", "--sarif-translations").text.contains("zh-CN"))
  }

  /// A language that has barely begun is one line in every format.
  @Test(arguments: ["text", "concise", "markdown", "json", "jsonl", "sarif", "gitlab", "junit"])
  func namesALanguageThatHasBarelyBegunOnce(format: String) throws {
    let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#
    let keys = (0..<500).map { number in
      let danish = number == 0 ? #","da":\#(unit)"# : ""
      return #""Key \#(number)":{"localizations":{"de":\#(unit)\#(danish)}}"#
    }
    try folder.write(
      #"{"sourceLanguage":"en","strings":{\#(keys.joined(separator: ","))},"version":"1.0"}"#.utf8,
      to: "A.xcstrings")
    let text = try tool.run("--format", format, "--select", "missing-translation").text
    #expect(text.components(separatedBy: "da has barely begun").count > 1)
    #expect(!text.contains("Key 499"))
    try folder.write(#"{"barely-begun-below": 0}"#.utf8, to: ".catalog-lint.json")
    let all = try tool.run("--format", "jsonl", "--select", "missing-translation").text
    #expect(lines(all).count == 499)
  }
}
