import StringCatalogs

extension LintRun {
  /// Leaves out what comments allow, and asks the rules about the directives in them.
  func settleSuppressions(of context: CatalogContext) {
    var suppressions = SuppressionReader.suppressions(in: entriesWithDirectives, of: bytes)
    guard !suppressions.isEmpty else { return }
    findings.removeAll { finding in
      var isCovered = false
      for index in suppressions.indices where suppressions[index].covers(finding) {
        suppressions[index].isUsed = true
        isCovered = true
      }
      return isCovered
    }
    for slot in suppressionRules {
      for suppression in suppressions {
        begin(slot.index)
        slot.rule.check(suppression, in: context)
      }
    }
  }

  /// Returns whether a rule of a selector is on for a key.
  func isAnyOn(_ rules: RuleSelector, key: String) -> Bool {
    RuleRegistry.descriptions.contains { rule in
      rules.matches(rule.id) && isOn(rule, key: key)
    }
  }
}
