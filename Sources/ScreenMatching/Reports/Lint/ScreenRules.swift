package import CatalogRules

/// What is found on screenshots, as rules of a linter.
package enum ScreenRules {
  /// The rules, in the order of reports.
  package static let descriptions = ScreenFinding.Kind.allCases.map { kind in
    RuleDescription(kind.rule, severity: kind.isCertain ? .error : .info, examples: [])
  }
}

extension ScreenFinding.Kind {
  /// The identifier of the rule.
  package var rule: RuleIdentifier { RuleIdentifier(rawValue: "screen-\(rawValue)") }

  /// Whether a screenshot can prove it.
  fileprivate var isCertain: Bool { self == .untranslated || self == .wrongLanguage }
}
