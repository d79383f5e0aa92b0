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

  /// Takes the findings in a language and those in no language.
  init(_ findings: [Finding], language: LanguageTag) {
    self.findings = findings.compactMap { finding in
      guard let key = finding.key, finding.language == nil || finding.language == language else {
        return nil
      }
      return Item(key: key, rule: finding.rule.rawValue, severity: finding.severity.rawValue)
    }
  }
}
