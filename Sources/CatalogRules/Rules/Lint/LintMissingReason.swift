import StringCatalogs

/// A directive that allows a rule and does not say why.
struct LintMissingReason: SuppressionRule {
  static let description = RuleDescription(
    "lint-missing-reason", severity: .warning,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "OK" : { "comment" : "A button. ⟦catalog-lint:ignore[same-as-source]⟧" }
          },
          "version" : "1.0"
        }
        """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "OK" : { "comment" : "catalog-lint:ignore[same-as-source@fr,de] It is OK there too." }
          },
          "version" : "1.0"
        }
        """),
    ])

  func check(_ suppression: Suppression, in catalog: CatalogContext) {
    guard suppression.reason.isEmpty, suppression.rules != Suppression.unreadable else { return }
    catalog.report(
      .text(suppression.rules.rawValue), at: suppression.range, key: suppression.key)
  }
}
