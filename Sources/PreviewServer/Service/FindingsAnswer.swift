import CatalogRules
import StringCatalogs

/// What the linter finds in the strings of a language, so that the list can be filtered.
struct FindingsAnswer: Encodable {
  /// Something that was found in a string.
  struct Item: Encodable {
    var key: String
    var rule: String
    var severity: String
  }

  let findings: [Item]

  /// Returns whether a finding says only that there is no text.
  static func reportsMissingText(_ finding: Finding) -> Bool {
    finding.rule == "missing-translation"
  }

  /// Takes the findings in a language and those in no language, but not that a text is missing: the state of
  /// a string says so.
  init(_ findings: [Finding], language: LanguageTag) {
    self.findings = findings.compactMap { finding in
      guard let key = finding.key, finding.language == nil || finding.language == language,
        !Self.reportsMissingText(finding)
      else { return nil }
      return Item(key: key, rule: finding.rule.rawValue, severity: finding.severity.rawValue)
    }
  }
}
