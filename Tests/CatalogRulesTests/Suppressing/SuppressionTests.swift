import CatalogRules
import StringCatalogs
import Testing

/// The suppressions in comments of entries.
struct SuppressionTests {
  /// The bytes of a catalog with a commented text.
  private func catalog(comment: String) -> [UInt8] {
    Array(
      #"{"sourceLanguage":"en","strings":{"Save":{"comment":"\#(comment)"}},"version":"1.0"}"#.utf8)
  }

  /// The findings about the text, which must have translations into Korean and Japanese.
  private func findings(comment: String) -> [Finding] {
    var configuration = LintConfiguration()
    configuration.requiredLanguages = ["ko", "ja"]
    return CatalogLinter(configuration: configuration)
      .lint(bytes: catalog(comment: comment), path: "Localizable.xcstrings").findings
  }

  /// The part of the file at a finding.
  private func text(of finding: Finding, comment: String) -> String {
    String(decoding: catalog(comment: comment)[finding.range], as: UTF8.self)
  }

  /// The rules with findings, each with the first argument of its message.
  private func found(comment: String) -> [String] {
    findings(comment: comment).map { finding in
      switch finding.message.arguments.first {
      case .text(let first)?: "\(finding.rule) \(first)"
      case .list(let first)?: "\(finding.rule) \(first.joined(separator: ", "))"
      default: ""
      }
    }
  }

  @Test(arguments: [
    ("missing-translation@ja", ["missing-translation ko"]),
    ("missing@ja", ["missing-translation ko"]),
    ("missing-translation@ja,ko", []),
    ("missing-translation@ko, missing-translation@ja", []),
    ("missing-translation", []),
    (
      "missing-translation@fr",
      ["lint-unused-suppression missing-translation", "missing-translation ko, ja"]
    ),
  ])
  func allowsALanguageOfSeveralToBeMissing(rules: String, expected: [String]) {
    let found = found(comment: "catalog-lint:ignore[\(rules)] Not sold there.")
    #expect(found.sorted() == expected)
  }

  /// A malformed directive is reported.
  @Test(arguments: [
    ("catalog-lint:ignore [missing-translation] Not sold.", "catalog-lint:ignore"),
    ("catalog-lint:ignore[] Not sold.", "catalog-lint:ignore[]"),
    ("A button. catalog-lint:ignore all", "catalog-lint:ignore"),
    ("catalog-lint:ignore[missing Not sold.", "catalog-lint:ignore[missing"),
    ("catalog-lint:disable[missing-translation] x", "catalog-lint:disable[missing-translation]"),
    ("catalog-lint:ignore\\nmissing-translation] x", "catalog-lint:ignore"),
  ])
  func reportsAnUnreadableDirective(comment: String, part: String) {
    let findings = findings(comment: comment).filter { $0.rule.rawValue.hasPrefix("lint") }
    #expect(findings.map(\.rule) == ["lint-unknown-rule"])
    #expect(findings.map(\.message.key) == ["rule.lint-unknown-rule.message.unreadable"])
    #expect(findings.map { text(of: $0, comment: comment) } == [part])
  }

  @Test(arguments: ["ko;ja", "xx", "", "@ko"])
  func namesALanguageThatTheCatalogDoesNotHave(language: String) {
    let comment = "catalog-lint:ignore[missing-translation@\(language)] Not sold."
    let findings = findings(comment: comment).filter { $0.rule == "lint-unused-suppression" }
    #expect(findings.map { $0.message.arguments.last } == [.text(language)])
    // An invalid language was intended to be a valid one.
    #expect(findings.map { $0.fix == nil } == [language != "xx"])
  }

  @Test func allowsARuleInItsOwnEntryOnly() {
    let text = #"""
      {"sourceLanguage":"en","strings":{
        "Close":{},
        "Open":{"comment":"catalog-lint:ignore[missing-translation] Not sold there."},
        "Save":{}},"version":"1.0"}
      """#
    var configuration = LintConfiguration()
    configuration.requiredLanguages = ["ko"]
    configuration.barelyBegunBelow = 0
    let findings = CatalogLinter(configuration: configuration)
      .lint(bytes: Array(text.utf8), path: "Localizable.xcstrings").findings
    #expect(findings.map(\.key) == ["Close", "Save"])
  }

  /// A suppressed finding in the source text still covers its translations.
  @Test func allowsTheSourceTextWithItsTranslations() {
    let text = #"""
      {"sourceLanguage":"en","strings":{"Bad":{
        "comment":"catalog-lint:ignore[format-invalid-specifier@en] A joke.","localizations":{
        "en":{"stringUnit":{"state":"translated","value":"100 % of %y"}},
        "ko":{"stringUnit":{"state":"translated","value":"100 % of %y"}}}}},"version":"1.0"}
      """#
    let findings = CatalogLinter(
      configuration: LintConfiguration(select: ["format-invalid-specifier"])
    ).lint(bytes: Array(text.utf8), path: "Localizable.xcstrings").findings
    #expect(findings.isEmpty)
  }

  @Test func endsTheReasonWhereAnotherDirectiveBegins() {
    let first = "catalog-lint:ignore[missing-translation@ko]"
    let comment = "\(first) catalog-lint:ignore[missing-translation@ja] Not sold.\\nA button."
    #expect(found(comment: comment) == ["lint-missing-reason missing-translation"])
  }
}
