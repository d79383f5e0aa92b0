import StringCatalogs

extension LintRun {
  /// Leaves out what comments allow, and asks the rules about the directives in them.
  func settleSuppressions(of context: CatalogContext) {
    guard !suppressions.isEmpty else { return }
    let suppressionsOfKey = Dictionary(grouping: suppressions.indices) { suppressions[$0].key }
    findings.removeAll { finding in
      var isAllowed = false
      for index in finding.key.flatMap({ suppressionsOfKey[$0] }) ?? []
      where suppressions[index].covers(finding.rule, in: finding.language) {
        suppressions[index].isUsed = true
        isAllowed = true
      }
      return isAllowed
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
