import Foundation
import TestSupport
import Testing

/// The findings of `catalog-preview`, compared with those of `catalog-lint` in the same project.
struct CatalogPreviewLintingTests {
  private let folder: TemporaryFolder
  private let preview: Tool
  private let linter: Tool

  init() throws {
    folder = try TemporaryFolder()
    preview = Tool(executable: Tool.built("catalog-preview"), folder: folder.url)
    linter = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    try folder.write(Self.text.utf8, to: "App/Texts/Localizable.xcstrings")
  }

  private static let catalog = "App/Texts/Localizable.xcstrings"

  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "debug.Photo" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Photo of %@" } },
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "그림" } }
          }
        },
        "Open in MetaLens…" : {
          "localizations" : {
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "메타렌즈에서 열기..." } }
          }
        },
        "photo" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Photo" } },
            "ja" : { "stringUnit" : { "state" : "translated", "value" : "画像 " } },
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "그림" } }
          }
        },
        "save" : { }
      },
      "version" : "1.0"
    }
    """

  private struct Finding: Hashable, Comparable {
    var key: String
    var rule: String
    var severity: String
    var line: Int
    var message: String

    init?(_ json: [String: Any], key: String?) {
      guard let key = key ?? json["key"] as? String, let rule = json["rule"] as? String,
        let severity = json["severity"] as? String, let line = json["line"] as? Int,
        let message = json["message"] as? String
      else { return nil }
      (self.key, self.rule, self.severity, self.line) = (key, rule, severity, line)
      self.message = message
    }

    static func < (left: Finding, right: Finding) -> Bool {
      (left.line, left.rule, left.message) < (right.line, right.rule, right.message)
    }
  }

  private func linted() throws -> [Finding] {
    let run = try linter.run("--format", "json", Self.catalog)
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    return (object?["findings"] as? [[String: Any]] ?? [])
      .compactMap { Finding($0, key: nil) }.sorted()
  }

  private func previewed(_ keys: String...) throws -> [Finding] {
    let run = try preview.run(arguments: ["show", Self.catalog, "--json"] + keys)
    #expect(run.errorText.isEmpty)
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let strings = object?["strings"] as? [[String: Any]] ?? []
    return strings.flatMap { string in
      let languages =
        (string["languages"] as? [[String: Any]] ?? [])
        + [string, string["source"]]
        .compactMap { $0 as? [String: Any] }
      return languages.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
        .compactMap { Finding($0, key: string["key"] as? String) }
    }.sorted()
  }

  @Test(arguments: [
    "{}", #"{"preset":"all"}"#, #"{"rules":{"missing-translation":"off","format":"info"}}"#,
    #"{"glossary":{"Photo":{"ko":"사진","ja":"写真"}},"do-not-translate":["MetaLens"]}"#,
    #"{"forbidden-texts":["그림"],"length-limits":{"photo":1}}"#,
    #"{"overrides":[{"files":["Texts/*"],"rules":{"whitespace":"error"}}]}"#,
    #"{"overrides":[{"keys":["debug.*"],"rules":{"format":"off"}}]}"#,
    #"{"overrides":[{"languages":["ja"],"rules":{"whitespace":"off"}}]}"#,
    #"{"required-languages":["ko","ja"], // and a comment\#n}"#,
    #"{"exclude":["Texts/"]}"#,
  ])
  func findsWhatTheLinterFinds(configuration: String) throws {
    try folder.write("{\"rules\":{\"all\":\"off\"}}".utf8, to: ".catalog-lint.json")
    try folder.write(configuration.utf8, to: "App/.catalog-lint.json")
    let linted = try linted()
    #expect(try previewed() == linted)
    for key in Set(linted.map(\.key)) {
      #expect(try previewed(key) == linted.filter { $0.key == key })
    }
  }

  @Test func usesExtendedConfigurations() throws {
    try folder.write(#"{"forbidden-texts":["그림"]}"#.utf8, to: "shared.json")
    try folder.write(#"{"extends":"../shared.json"}"#.utf8, to: "App/.catalog-lint.json")
    #expect(try previewed().contains { $0.rule == "forbidden-text" })
    #expect(try previewed() == linted())
  }

  @Test func leavesOutWhatTheBaselineKnows() throws {
    let all = try previewed()
    try folder.write(#"{"baseline":"known.jsonl"}"#.utf8, to: "App/.catalog-lint.json")
    try folder.write("".utf8, to: "App/known.jsonl")
    _ = try linter.run("--write-baseline", "App/known.jsonl", Self.catalog)
    #expect(!all.isEmpty)
    #expect(try previewed() == [])
    try folder.write(
      Self.text.replacing("메타렌즈에서", with: "%d에서").utf8, to: Self.catalog)
    #expect(try previewed() == linted())
    #expect(try !previewed().isEmpty)
  }

  @Test(arguments: [
    (
      #"{"rules":{"no-such-rule":"off"}}"#,
      "App/.catalog-lint.json:1:11: “no-such-rule” isn’t a rule"
    ),
    (#"{"rules":"#, "App/.catalog-lint.json:1:"), (#"{"extends":"absent.json"}"#, "absent.json"),
    (#"{"extends":".catalog-lint.json"}"#, "extend each other"),
    (#"{"baseline":"absent.jsonl"}"#, "The baseline of this project can’t be used"),
  ])
  func showsTextsAlsoWhenTheConfigurationIsBroken(
    configuration: String, reason: String
  ) throws {
    let usual = try preview.run("show", Self.catalog, "photo")
    try folder.write(configuration.utf8, to: "App/.catalog-lint.json")
    for arguments in [["show", Self.catalog, "photo"], ["export", "html", Self.catalog]] {
      let run = try preview.run(arguments: arguments)
      #expect(run.status == 0 && run.errorText.contains(reason), "\(run.errorText)")
      #expect(run.errorText.hasSuffix("\n") && !run.errorText.hasSuffix("\n\n"))
      if arguments[0] == "show" { #expect(run.text == usual.text) }
    }
    // A list shows no findings.
    let list = try preview.run("list", Self.catalog)
    #expect(list.status == 0 && list.errorText.isEmpty)
  }

  @Test func looksForTheConfigurationOfStandardInputHere() throws {
    try folder.write(#"{"forbidden-texts":["그림"]}"#.utf8, to: ".catalog-lint.json")
    let run = try preview.run("show", "-", "photo", input: Self.text)
    #expect(run.text.contains("[forbidden-text]"))
  }
}
