import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules
@testable import LintProject

/// The schema of configurations and their reader, applied to the same documents.
struct ConfigurationSchemaTests {
  private func schema(in language: String = "en") throws -> String {
    ConfigurationSchema(
      localizer: ProductStrings.localizer(languages: [.init(rawValue: language)])
    )
    .text()
  }

  /// Values of every kind; each setting accepts some and rejects others.
  private static let values = [
    "null", "true", "5", "0", "-1", "100", "100.5", "12.0", "12.5", "1e9", "1e10", #""""#, #""ko""#,
    #""strict""#, #""Strict""#, "[]", #"["ko"]"#, #"["ko", 5]"#, "[{}]", "[null]", "{}",
    #"{"ko": 5}"#, #"{"ko": 101}"#, #"{"ko": -1}"#, #"{"ko": 5.5}"#, #"{"ko": "error"}"#,
    #"{"ko-jamo": "loud"}"#, #"{"ko-jamo": "off"}"#, #"{"unicode": "on"}"#,
    #"{"format-argument": "info"}"#, #"{"form": "info"}"#, #"{"*": 80}"#, #"{"Photo": {}}"#,
    #"{"Photo": {"ko": "사진"}}"#, #"{"Photo": {"ko": ["사진", "포토"]}}"#, #"{"Photo": {"ko": 5}}"#,
    #"{"Photo": {"ko": [5]}}"#, #"[{"files": ["a"], "keys": [], "languages": ["ko"]}]"#,
    #"[{"rules": {"unicode": "error"}}]"#, #"[{"rules": {"unicode": 1}}]"#, #"[{"file": []}]"#,
    #"[{"files": "a"}]"#, #"[{"keys": [1]}]"#, #"[{"languages": "ko"}]"#, "[[]]",
    #"["kr"]"#, #"{"jp": 5}"#, #"[{"languages": ["cn"]}]"#, #"{"a": {"pattern": "b"}}"#,
    #"{"a": {"pattern": 5}}"#, #"{"a b": {"pattern": "b"}}"#, #"{"a": {"pattern": "b", "c": 1}}"#,
    #"{"a": {"pattern": "b", "level": "info", "languages": ["ko"], "keys": ["*"]}}"#,
    #"{"a": {"pattern": "b", "languages": ["kr"]}}"#, #"{"a": {"pattern": "b", "level": "off"}}"#,
    #"{"a": {"pattern": "b", "examples": {"bad": ["b"], "good": []}, "message": "c"}}"#,
    #"{"a": {"pattern": "b", "examples": {"worse": ["b"]}}}"#,
    #"{"helpers": ["tr"], "sources": ["a"], "exclude": [], "include-tests": true}"#,
    #"{"helpers": {"tr": {"table": "T", "bundle": "module"}, "l": {}}}"#, #"{"helpers": [5]}"#,
    #"{"helpers": {"tr": "T"}}"#, #"{"helpers": {"tr": {"tables": "T"}}}"#,
    #""/a""#, #""a/../b""#, #""..""#, #"["a..b", "..c/d"]"#, #"["a/.."]"#, #"[""]"#, #""a\u0000b""#,
    #"{"include-previews": 1}"#, #"{"catalogs": {"a": "b"}}"#, #"{"catalogs": ["a"]}"#,
    #"{"catalogs": {"a": ["b"]}}"#, #"{"source": ["a"]}"#,
  ]

  private static let documents =
    ["{}", "[]", "null", #""preset""#, #"{"presets": "strict"}"#, #"{"": 1}"#]
    + ConfigurationName.allCases.flatMap { name in
      values.map { "{\"\(name.rawValue)\": \($0)}" }
    }

  private static func isAccepted(_ document: String) -> Bool {
    var configuration = ProjectConfiguration()
    return
      (try? ConfigurationFile(bytes: Array(document.utf8)).apply(to: &configuration)) != nil
  }

  @Test(.needs(.python))
  func acceptsWhatTheReaderAccepts() throws {
    let folder = try TemporaryFolder()
    let schema = try folder.write(schema().utf8, to: "schema.json")
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open(sys.argv[1], encoding="utf-8"))
      Draft202012Validator.check_schema(schema)
      assert schema["$schema"] == Draft202012Validator.META_SCHEMA["$id"]
      validator = Draft202012Validator(schema)
      for line in sys.stdin:
          print(json.dumps(validator.is_valid(json.loads(line))))
      """
    let run = try #require(Program.python).run(
      ["-c", script, schema.path], input: Data(Self.documents.joined(separator: "\n").utf8))
    try #require(run.status == 0, "\(run.errorText)")
    let answers = run.text.split(separator: "\n").map { $0 == "true" }
    try #require(answers.count == Self.documents.count)
    for (document, isValid) in zip(Self.documents, answers) {
      #expect(isValid == Self.isAccepted(document), "\(document)")
    }
  }

  @Test(.needs(.python))
  func acceptsADraft() throws {
    let folder = try TemporaryFolder()
    let schema = try folder.write(schema().utf8, to: "schema.json")
    let catalog = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{
        "CFBundleName":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"Fox"}}}},
        "Save":{"localizations":{
          "ko":{"stringUnit":{"state":"translated","value":"저장"}},
          "de":{"stringUnit":{"state":"translated","value":""}}}},
        "Close":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"닫기"}}}}}}
      """#
    let draft = ConfigurationDraft(
      fitting: ["A.xcstrings", "Vendor/B.xcstrings"].map {
        DraftSource(path: $0, bytes: Array(catalog.utf8))
      })
    let text = draft.text(localizer: ProductStrings.localizer(languages: ["ko"]))
    let script = """
      import json, re, sys
      from jsonschema import validate
      text = re.sub(r"(?m)^\\s*//.*$", "", sys.stdin.read())
      draft = json.loads(re.sub(r",(\\s*[}\\]])", r"\\1", text))
      validate(draft, json.load(open(sys.argv[1], encoding="utf-8")))
      print(*sorted(draft))
      """
    let run = try #require(Program.python).run(["-c", script, schema.path], input: Data(text.utf8))
    #expect(run.status == 0, "\(run.errorText)")
    #expect(
      run.text
        == "barely-begun-below coverage do-not-translate exclude preset rules\n",
      "\(text)")
  }

  @Test func describesEverySettingAndRuleInEveryLanguage() throws {
    for language in ProductStrings.languages {
      let object = try JSONSerialization.jsonObject(with: Data(schema(in: language.rawValue).utf8))
      let root = try #require(object as? [String: Any])
      let settings = try #require(root["properties"] as? [String: [String: Any]])
      #expect(Set(settings.keys) == Set(ConfigurationName.allCases.map(\.rawValue)))
      let definitions = try #require(root["$defs"] as? [String: [String: Any]])
      let rules = try #require(definitions["rules"]?["properties"] as? [String: [String: Any]])
      #expect(rules.count == RuleRegistry.allDescriptions.count)
      for (name, setting) in settings.merging(rules, uniquingKeysWith: { first, _ in first }) {
        let text = setting["description"] as? String ?? ""
        #expect(!text.isEmpty && !text.hasPrefix("lint.") && !text.hasPrefix("rule."), "\(name)")
      }
    }
  }
}
