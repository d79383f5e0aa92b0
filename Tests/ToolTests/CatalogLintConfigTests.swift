import Foundation
import TestSupport
import Testing

/// `catalog-lint config check`, and patterns in all forms of reports.
struct CatalogLintConfigTests {
  private static let configuration = #"""
    {
      "patterns": {
        "latin-spacing": {
          "pattern": "\\p{Han}[A-Za-z0-9]",
          "languages": ["zh-Hans"],
          "message": "Put a space between Chinese and Latin.",
          "level": "error",
          "examples": { "bad": ["打开GPS"], "good": ["打开 GPS"] },
        },
      },
    }
    """#

  private static let catalog = #"""
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Open GPS" : { "localizations" : {
      "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "打开GPS" } } } } } }
    """#

  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
  }

  @Test func printsTheEffectOfAConfiguration() throws {
    try folder.write(Self.configuration.utf8, to: "base.json")
    try folder.write(#"{ "extends": "base.json", "preset": "all" }"#.utf8, to: ".catalog-lint.json")
    let run = try tool.run("config", "check")
    #expect(run.status == 0)
    #expect(
      run.text.hasPrefix("// No mistakes in .catalog-lint.json, base.json. The effective"))
    #expect(run.text.contains(#""preset": "all""#) && run.text.contains("latin-spacing"))
    // What it prints is a configuration that means the same.
    try folder.write(run.text.utf8, to: "printed.json")
    let again = try tool.run("config", "check", "--config", "printed.json")
    let lines = { (text: String) in text.split(separator: "\n").dropFirst() }
    #expect(lines(again.text) == lines(run.text))
  }

  @Test func tellsEveryMistakeWithItsPosition() throws {
    try folder.write(
      Self.configuration.replacing("[\"打开 GPS\"]", with: "[\"用GPS\"]").utf8, to: "base.json")
    try folder.write(
      #"{ "extends": "base.json", "preset": "al", "required-languages": ["kr"] }"#.utf8,
      to: "App/.catalog-lint.json")
    try folder.write(Self.configuration.utf8, to: "App/base.json")
    let run = try tool.run("config", "check", "App")
    #expect(run.status == 1)
    #expect(
      run.text == """
        App/.catalog-lint.json:1:37: “preset” must be recommended, strict, or all.
        App/.catalog-lint.json:1:66: “kr” is a country, not a language. Did you mean “ko”?

        """)
    let base = try tool.run("config", "check", "--config", "base.json", "--language", "en")
    #expect(base.status == 1)
    #expect(
      base.text == "base.json:8:52: The pattern finds “用G” in this good example: 用GPS\n")
    // A lint tells them all too, and does not test examples.
    let lint = try tool.run("--config", "base.json", "App")
    #expect(lint.status == 2 && lint.errorText.contains("No string catalogs"))
    try folder.write(Self.catalog.utf8, to: "App/A.xcstrings")
    let invalid = try tool.run("App")
    #expect(invalid.status == 2)
    #expect(invalid.errorText.contains("1:37") && invalid.errorText.contains("1:66"))
  }

  @Test func needsAConfiguration() throws {
    let run = try tool.run("config", "check", "--config", "none.json")
    #expect(run.status == 2 && run.errorText.contains("none.json"))
    try folder.write("{".utf8, to: ".catalog-lint.json")
    #expect(try tool.run("config", "check").status == 1)
  }

  @Test func asksForALanguageInsteadOfACountry() throws {
    try folder.write(Self.catalog.utf8, to: "A.xcstrings")
    for (country, language) in [
      ("kr", "ko"), ("jp", "ja"), ("cn", "zh-Hans"), ("cz", "cs"), ("dk", "da"),
    ] {
      let run = try tool.run("--required-languages", country)
      #expect(run.status == 2 && run.errorText.contains("mean “\(language)”?"), "\(run.errorText)")
    }
  }

  @Test func reportsPatternsInEveryForm() throws {
    try folder.write(Self.configuration.utf8, to: ".catalog-lint.json")
    try folder.write(Self.catalog.utf8, to: "A.xcstrings")
    let formats = [
      "text", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle",
      "markdown",
    ]
    for format in formats {
      let run = try tool.run("--format", format)
      #expect(run.status == 1)
      #expect(run.text.contains("pattern-latin-spacing"), "\(format)")
      #expect(run.text.contains("Put a space between Chinese and Latin."), "\(format)")
      #expect(!run.text.contains("rule.pattern"), "\(format)")
    }
    #expect(try tool.run("--ignore", "pattern-latin-spacing").status == 0)
    #expect(try tool.run("--severity", "pattern=info").status == 0)
    #expect(try tool.run("--select", "pattern-latin-spacing").status == 1)
    let unknown = try tool.run("--select", "pattern-latin-spacin")
    #expect(unknown.status == 2 && unknown.errorText.contains("latin-spacing"))
  }

  @Test func knowsPatternsInABaseline() throws {
    try folder.write(Self.configuration.utf8, to: ".catalog-lint.json")
    try folder.write(Self.catalog.utf8, to: "A.xcstrings")
    #expect(try tool.run("--write-baseline", "known.jsonl").status == 0)
    #expect(try tool.run("--baseline", "known.jsonl", "--strict-baseline").status == 0)
    try folder.write(Self.catalog.replacing("打开GPS", with: "打开 GPS").utf8, to: "A.xcstrings")
    #expect(try tool.run("--baseline", "known.jsonl", "--strict-baseline").status == 1)
  }

  @Test func readsTermsFromFiles() throws {
    try folder.write(#"{ "glossary-files": ["terms/a.csv"] }"#.utf8, to: ".catalog-lint.json")
    try folder.write("en,zh-Hans\nGPS,定位\n".utf8, to: "terms/a.csv")
    try folder.write(Self.catalog.utf8, to: "A.xcstrings")
    let run = try tool.run("--format", "concise")
    #expect(run.text.contains("[glossary]") && run.text.contains("定位"), "\(run.text)")
    #expect(try tool.run("config", "check").text.contains(#""GPS": {"#))
    try folder.write("a,b\n".utf8, to: "terms/a.csv")
    let refused = try tool.run("A.xcstrings")
    #expect(refused.status == 2 && refused.errorText.contains("terms/a.csv: This isn’t a glossary"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "terms/a.csv"))
    #expect(try tool.run("A.xcstrings").errorText.contains("terms/a.csv"))
  }
}
