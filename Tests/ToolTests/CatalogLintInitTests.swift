import Foundation
import TestSupport
import Testing

struct CatalogLintInitTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    try folder.write(CatalogLintTests.bad.utf8, to: "App/Localizable.xcstrings")
  }

  @Test func writesAConfigurationThatLintingReads() throws {
    let run = try tool.run("init")
    #expect(run.status == 0 && run.errorText.isEmpty)
    #expect(run.text.hasPrefix("Created .catalog-lint.json for 1 string catalog\n"))
    #expect(run.text.hasSuffix("\n  catalog-lint --write-baseline .catalog-lint-baseline.jsonl\n"))
    #expect(try folder.names == [".catalog-lint.json", "App"])
    #expect(try tool.run().status == 1)

    // The suggested next steps work.
    _ = try tool.run("--write-baseline", ".catalog-lint-baseline.jsonl")
    let text = try folder.text(of: ".catalog-lint.json")
    try folder.write(
      text.replacing("// \"baseline\"", with: "\"baseline\"").utf8, to: ".catalog-lint.json")
    #expect(try tool.run().status == 0)
  }

  @Test func writesIntoTheFolderThatIsNamed() throws {
    try folder.write(CatalogLintTests.good.utf8, to: "My App/Vendor/A.xcstrings")
    try folder.write(CatalogLintTests.bad.utf8, to: "My App/B.xcstrings")
    let run = try tool.run("init", "My App")
    #expect(run.status == 0)
    #expect(run.text.contains("Excluded as third-party code or test data: Vendor/\n"))
    #expect(run.text.contains("\n  catalog-lint 'My App'\n"))
    #expect(run.text.hasSuffix(" --write-baseline 'My App/.catalog-lint-baseline.jsonl'\n"))
    #expect(try tool.run("My App", "--format", "concise").text.hasPrefix("My App/B.xcstrings:"))
  }

  @Test(.needs(.bash), arguments: ["it'\u{301}; touch PWNED #", "a\nb\u{202E}'", "-a b"])
  func proposesACommandForThePathItself(name: String) throws {
    try folder.write(CatalogLintTests.bad.utf8, to: "\(name)/B.xcstrings")
    let run = try tool.run("init", "--", name)
    #expect(run.status == 0)
    let command = try #require(
      run.text.split(separator: "\n").first { $0.hasPrefix("  catalog-lint ") })
    let bash = try #require(Program(named: "bash"))
    let words = try bash.run(
      ["-c", "catalog-lint() { printf %s \"$1\"; }\n\(command)"], folder: folder.url)
    #expect(words.text == name || words.text == "./" + name)
    #expect(try folder.names.sorted() == ["App", name].sorted())
  }

  @Test func replacesAConfigurationOnlyWhenAsked() throws {
    try folder.write("{ \"preset\": \"all\" }".utf8, to: ".catalog-lint.json")
    let run = try tool.run("init")
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(run.errorText.contains(".catalog-lint.json"))
    #expect(try folder.text(of: ".catalog-lint.json") == "{ \"preset\": \"all\" }")
    #expect(try tool.run("init", "--force").status == 0)
    #expect(try folder.text(of: ".catalog-lint.json").contains("\"recommended\""))
  }

  @Test func writesNothingWhereThereIsNoCatalog() throws {
    try folder.write([], to: "Empty/note.txt")
    for path in ["Empty", "absent", "App/Localizable.xcstrings", "-"] {
      let run = try tool.run("init", path)
      #expect(run.status == 2 && run.text.isEmpty && run.errorText.hasPrefix("error: "), "\(path)")
    }
    #expect(try folder.names == ["App", "Empty"])
  }

  @Test func commentsInTheLanguageOfTheReader() throws {
    var tool = tool
    tool.environment["LANG"] = "ja_JP.UTF-8"
    #expect(try tool.run("init").text.contains("を作成しました"))
    #expect(try folder.text(of: ".catalog-lint.json").contains("コメントと末尾のコンマ"))
    #expect(try tool.run("init", "--force", "--language", "ko").text.hasPrefix("파일을 만들었습니다: "))
    #expect(try folder.text(of: ".catalog-lint.json").contains("주석과 끝 쉼표"))
  }

  @Test func printsASchemaThatKnowsEveryRule() throws {
    let schema = try tool.run("schema").text
    let rules = try tool.run("rules").text
    for rule in rules.matches(of: /(?m)^([a-z-]+) ·/).map(\.output.1) {
      #expect(schema.contains("\"\(rule)\""))
    }
    #expect(schema.contains("2020-12"))
    #expect(try tool.run("schema", "--language", "zh-Hans").text.contains("字符串目录"))
  }

  private static func catalog(_ texts: KeyValuePairs<String, [String: String]>) -> String {
    let entries = texts.map { key, translations in
      let localizations = translations.sorted { $0.key < $1.key }.map {
        #""\#($0.key)" : { "stringUnit" : { "state" : "translated", "value" : "\#($0.value)" } }"#
      }
      return #""\#(key)" : { "localizations" : { \#(localizations.joined(separator: ", ")) } }"#
    }
    return """
      { "sourceLanguage" : "en", "strings" : {
      \(entries.joined(separator: ",\n"))
      }, "version" : "1.0" }
      """
  }

  /// What is complete or nearly so today must not fail the next pull request.
  @Test func writesWhatTheFirstNewStringsCannotBreak() throws {
    let path = "App/Localizable.xcstrings"
    let texts: KeyValuePairs = [
      "%lld days": ["de": "%lld Tage", "ko": "%lld일"], "Close": ["de": "Schließen", "ko": "닫기"],
      "Open": ["de": "Öffnen", "ko": "열기"], "Save": ["ko": "저장"],
    ]
    let new: KeyValuePairs<String, [String: String]> = [
      "A new string": [:], "And another": [:], "And a third": [:],
    ]
    try folder.write(Self.catalog(texts).utf8, to: path)
    #expect(try tool.run("init").status == 0)
    #expect(try tool.run().status == 0)
    let more = KeyValuePairs(
      dictionaryLiteral: texts[0], texts[1], texts[2], texts[3], new[0], new[1], new[2])
    try folder.write(Self.catalog(more).utf8, to: path)
    let run = try tool.run("--format", "concise")
    #expect(run.status == 0 && run.text.contains("A new string"))

    let broken = Self.catalog(more).replacing("%lld Tage", with: "%@ Tage")
    try folder.write(broken.utf8, to: path)
    #expect(try tool.run().status == 1)
    // A language that is lost is an error as well.
    let lost = Self.catalog(more).replacing("\"ko\"", with: "\"ja\"")
    try folder.write(lost.utf8, to: path)
    #expect(try tool.run("--format", "concise").text.contains("coverage-below-threshold"))
  }
}
