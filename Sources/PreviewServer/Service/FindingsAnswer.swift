import CatalogRules
import StringCatalogs

/// The linter's findings in the strings of a language, for filtering the list.
struct FindingsAnswer: Encodable {
  /// A finding.
  struct Item: Encodable {
    var key: String
    var rule: String
    var severity: String
  }

  let findings: [Item]

  /// Returns whether a finding only reports a missing text.
  static func reportsMissingText(_ finding: Finding) -> Bool {
    finding.rule == "missing-translation"
  }

  /// Uses the findings in a language and those without one, except missing texts, which the state
  /// of a string already shows.
  init(_ findings: [Finding], language: LanguageTag) {
    self.findings = findings.compactMap { finding in
      guard let key = finding.key, finding.language == nil || finding.language == language,
        !Self.reportsMissingText(finding)
      else { return nil }
      return Item(key: key, rule: finding.rule.rawValue, severity: finding.severity.rawValue)
    }
  }
}
