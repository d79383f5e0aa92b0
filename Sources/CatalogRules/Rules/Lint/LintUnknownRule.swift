import StringCatalogs

/// A directive that allows an unknown rule, or that can't be parsed.
struct LintUnknownRule: SuppressionRule {
  static let description = RuleDescription(
    "lint-unknown-rule", severity: .warning,
    examples: [
      .bad(["OK": .entry(comment: "⟦catalog-lint:ignore[emty-translation]⟧ Not shown in Korean.")]),
      .bad(["OK": .entry(comment: "⟦catalog-lint:ignore[everything]⟧ We know better.")]),
      .bad(["OK": .entry(comment: "⟦catalog-lint:ignore⟧ [empty-translation] Not shown.")]),
      .good([
        "OK": .entry(comment: "catalog-lint:ignore[format, empty-translation@ko] Not shown.")
      ]),
    ])

  func check(_ suppression: Suppression, in catalog: CatalogContext, _ reporter: Reporter) {
    let patterns = catalog.configuration.patterns
    guard !suppression.rules.isKnown(with: patterns) else { return }
    let name = suppression.rules.rawValue
    if suppression.rules == Suppression.unreadable {
      reporter.report(variant: "unreadable", at: suppression.range, key: suppression.key)
    } else if let similar = suppression.rules.similarName(with: patterns) {
      reporter.report(
        variant: "suggestion", .text(name), .text(similar), at: suppression.range,
        key: suppression.key)
    } else {
      reporter.report(.text(name), at: suppression.range, key: suppression.key)
    }
  }
}
