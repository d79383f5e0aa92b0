import StringCatalogs
import Testing

@testable import CatalogRules

/// Placeholders with names, such as `%(count)lld`, from which Xcode generates functions.
struct NamedArgumentsTests {
  /// Returns the rules about formats and plurals with findings in a catalog of one key.
  private func rules(_ localizations: String) -> [String] {
    let catalog = #"""
      {"sourceLanguage":"en","strings":{"summary":{"extractionState":"manual","localizations":{
      \#(localizations)}}},"version":"1.0"}
      """#
    let linter = CatalogLinter(configuration: LintConfiguration(select: ["format", "plural"]))
    return linter.lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings").findings
      .map(\.rule.rawValue)
  }

  private func unit(_ value: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
  }

  private func plural(_ one: String, _ other: String) -> String {
    #"{"variations":{"plural":{"one":\#(unit(one)),"other":\#(unit(other))}}}"#
  }

  @Test(arguments: [
    ("%1$(days)lld day left", "%1$(days)lld days left", true),
    ("%(days)lld day left", "%(days)lld days left", true),
    ("%1$(days)@ day left", "%1$(days)@ days left", false),
  ])
  func areNumbersOfPlurals(one: String, other: String, isNumber: Bool) {
    let found = rules(#""en":\#(plural(one, other))"#)
    #expect(found == (isNumber ? [] : ["plural-without-number"]))
  }

  @Test(arguments: [
    ("%(count)lld of %(name)@", "%(name)@: %(count)lld", [String]()),
    ("%(count)lld of %(name)@", "%2$@: %1$lld", []),
    ("%1$(count)lld of %2$(name)@", "%2$@: %1$lld", []),
    ("%(name)@, %(name)@", "%(name)@", []),
    ("%(count)lld of %(name)@", "%(count)lld", ["format-missing-argument"]),
    ("%1$(count)lld of %2$(name)@", "%1$(count)@ – %2$(name)@", ["format-argument-type"]),
    ("%(count)lld of %(name)@", "%@: %lld", ["format-argument-order"]),
  ])
  func areComparedByNameAndPosition(source: String, text: String, expected: [String]) {
    #expect(rules(#""en":\#(unit(source)),"de":\#(unit(text))"#) == expected)
  }
}
