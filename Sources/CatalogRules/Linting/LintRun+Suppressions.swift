import StringCatalogs

extension LintRun {
  /// Leaves out what comments allow, and asks the rules about the directives in them.
  func settleSuppressions(of context: CatalogContext) {
    guard !suppressions.isEmpty else { return }
    let suppressionsOfKey = Dictionary(grouping: suppressions.indices) { suppressions[$0].key }
    findings.removeAll { finding in
      let indices = finding.key.flatMap { suppressionsOfKey[$0] } ?? []
      return allows(finding.rule, in: finding.language, indices)
    }
    for slot in suppressionRules {
      for suppression in suppressions {
        begin(slot.index)
        slot.rule.check(suppression, in: context)
      }
    }
  }

  /// Returns whether some of the directives allow a rule in a language, or in all, and notes that they do.
  func allows(
    _ rule: RuleIdentifier, in language: LanguageTag?, _ indices: some Sequence<Int>
  ) -> Bool {
    var isAllowed = false
    for index in indices where suppressions[index].covers(rule, in: language) {
      suppressions[index].isUsed = true
      isAllowed = true
    }
    return isAllowed
  }

  /// Returns whether a rule of a selector is on for a key.
  func isAnyOn(_ rules: RuleSelector, key: String) -> Bool {
    RuleRegistry.descriptions.contains { rule in
      rules.matches(rule.id) && isOn(rule, key: key)
    }
  }
}
