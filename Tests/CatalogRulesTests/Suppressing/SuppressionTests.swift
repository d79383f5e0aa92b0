import CatalogRules
import StringCatalogs
import Testing

/// What comments of entries allow.
struct SuppressionTests {
  /// The rules with the languages that are found about a text that must have translations into Korean and Japanese.
  private func found(comment: String) -> [String] {
    let text = #"""
      {"sourceLanguage":"en","strings":{"Save":{"comment":"\#(comment)"}},"version":"1.0"}
      """#
    var configuration = LintConfiguration()
    configuration.requiredLanguages = ["ko", "ja"]
    let file = CatalogLinter(configuration: configuration)
      .lint(bytes: Array(text.utf8), path: "Localizable.xcstrings")
    return file.findings.map { finding in
      guard case .text(let first)? = finding.message.arguments.first else { return "" }
      return "\(finding.rule) \(first)"
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
}
