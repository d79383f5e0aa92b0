import CatalogRules
import StringCatalogs

/// What the linter found before edits, so that only what they cause counts.
struct FindingGate {
  /// A finding about one of the texts of a string.
  private struct Identity: Hashable {
    let rule: RuleIdentifier
    let key: String?
    let language: LanguageTag?
    var variation: VariationPath?
  }

  /// The rules that say what is left to do, and not what is wrong: a new string has no
  /// translations yet, and a draft needs a review.
  static let rulesOfRemainingWork: Set<RuleIdentifier> = [
    "missing-translation", "coverage-below-threshold", "unreviewed-translation",
    "outdated-translation", "renamed-key", "stale-entry", "lint-unused-suppression",
  ]

  private let known: Set<Identity>

  /// Remembers findings; `newKeys` are those of strings that get another key.
  init(_ findings: [Finding], newKeys: [String: String]) {
    known = Set(
      findings.flatMap { finding in
        Self.identities(of: finding, key: finding.key.map { newKeys[$0] ?? $0 })
      })
  }

  /// Returns the findings that were not there before; a finding in some texts of a string was if it
  /// was in each of them, or in the single one that the string had.
  func newFindings(among findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      guard !Self.rulesOfRemainingWork.contains(finding.rule) else { return false }
      return Self.identities(of: finding, key: finding.key).contains { identity in
        var single = identity
        single.variation = nil
        return !known.contains(identity) && !known.contains(single)
      }
    }
  }

  private static func identities(of finding: Finding, key: String?) -> [Identity] {
    let whole = Identity(rule: finding.rule, key: key, language: finding.language)
    guard !finding.variations.isEmpty else { return [whole] }
    return finding.variations.map { variation in
      var identity = whole
      identity.variation = variation
      return identity
    }
  }
}
