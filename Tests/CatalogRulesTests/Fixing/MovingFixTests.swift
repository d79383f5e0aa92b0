import CatalogRules
import Testing

/// Fixes that remove or move whole members of the file.
struct MovingFixTests {
  private func fixed(_ text: String, _ rule: RuleSelector) -> String {
    var configuration = LintConfiguration()
    configuration.select = [rule]
    if rule == "lint-unused-suppression" { configuration.select.append("empty-translation") }
    let lint = { @Sendable [configuration] (bytes: [UInt8]) in
      CatalogLinter(configuration: configuration).lint(bytes: bytes, path: "a.xcstrings")
    }
    let fixer = CatalogFixer(includesUnsafe: true, lint: lint)
    return String(decoding: fixer.fix(lint(Array(text.utf8))).bytes, as: UTF8.self)
  }

  @Test func movesEveryMisplacedEntryToItsPlace() {
    let text = """
      {
        "b" : {
          "comment" : "B"
        },
        "sourceLanguage" : "en",
        "strings" : {
          "A" : {

          },
          "C" : {

          }
        },
        "d" : {
          "comment" : "D"
        },
        "version" : "1.0"
      }
      """
    let expected = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "A" : {

          },
          "b" : {
            "comment" : "B"
          },
          "C" : {

          },
          "d" : {
            "comment" : "D"
          }
        },
        "version" : "1.0"
      }
      """
    #expect(fixed(text, "catalog-misplaced-entry") == expected)
  }

  @Test(arguments: [
    (#"{"strings":{},"a":{"comment":"A"}}"#, #"{"strings":{"a":{"comment":"A"}}}"#),
    (
      "{\n  \"strings\" : {\n\n  },\n  \"a\" : {\n    \"comment\" : \"A\"\n  }\n}",
      "{\n  \"strings\" : {\n    \"a\" : {\n      \"comment\" : \"A\"\n    }\n  }\n}"
    ),
    // The entry already exists: a person must choose.
    (
      #"{"strings":{"a":{}},"a":{"comment":"A"}}"#, #"{"strings":{"a":{}},"a":{"comment":"A"}}"#
    ),
  ])
  func movesAnEntryIntoAnEmptyCatalog(text: String, expected: String) {
    #expect(fixed(text, "catalog-misplaced-entry") == expected)
  }

  @Test(arguments: [
    ("\"en\":{\"x\":1},\"ja\":{},\"ko\":{}", "\"en\":{\"x\":1}"),
    ("\"de\":{},\"en\":{\"x\":1},\"ko\":{}", "\"en\":{\"x\":1}"),
    ("\"de\":{}, \"da\":{}, \"en\":{\"x\":1}", "\"en\":{\"x\":1}"),
  ])
  func removesNeighborsOfWhatStays(localizations: String, expected: String) {
    let text = { (localizations: String) in
      #"{"strings":{"a":{"localizations":{\#(localizations)},"shouldTranslate":false}}}"#
    }
    #expect(fixed(text(localizations), "translated-untranslatable") == text(expected))
  }

  @Test(arguments: [
    ("A button.\\ncatalog-lint:ignore[empty-translation] Why not.", "A button."),
    ("catalog-lint:ignore[empty-translation] Why not.\\nA button.", "A button."),
    (
      "catalog-lint:ignore[empty-translation, stale-entry] Why.",
      "catalog-lint:ignore[stale-entry] Why."
    ),
    (
      "catalog-lint:ignore[stale-entry, empty-translation@ko,ja] Why.",
      "catalog-lint:ignore[stale-entry] Why."
    ),
  ])
  func removesAnUnusedDirective(comment: String, expected: String) {
    let text = { (comment: String) in #"{"strings":{"a":{"comment":"\#(comment)"}}}"# }
    #expect(fixed(text(comment), "lint-unused-suppression") == text(expected))
  }
}
