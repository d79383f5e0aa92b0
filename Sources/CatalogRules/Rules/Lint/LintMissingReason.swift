import StringCatalogs

/// A directive that allows a rule without a reason.
struct LintMissingReason: SuppressionRule {
  static let description = RuleDescription(
    "lint-missing-reason", severity: .warning,
    examples: [
      .bad(["OK": .entry(comment: "A button. ⟦catalog-lint:ignore[same-as-source]⟧")]),
      .good([
        "OK": .entry(comment: "catalog-lint:ignore[same-as-source@fr,de] It is OK there too.")
      ]),
    ])

  func check(_ suppression: Suppression, in catalog: CatalogContext, _ reporter: Reporter) {
    guard suppression.reason.isEmpty, suppression.rules != Suppression.unreadable else { return }
    reporter.report(
      .text(suppression.rules.rawValue), at: suppression.range, key: suppression.key)
  }
}
