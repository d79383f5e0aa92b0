import CatalogEditing
import StringCatalogs

/// A directive that allows a rule where the rule finds nothing.
///
/// A rule that is off finds nothing, so its directives are not reported.
struct LintUnusedSuppression: SuppressionRule {
  static let description = RuleDescription(
    "lint-unused-suppression", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        [
          "OK": .entry(
            comment: "A button. ⟦catalog-lint:ignore[empty-translation@ko]⟧ Not shown in Korean.",
            ["ko": "확인"])
        ],
        fixed: ["OK": .entry(comment: "A button.", ["ko": "확인"])]
      ) { $0.settings = [RuleSetting("empty-translation", .byDefault)] },
      .bad([
        "OK": .entry(
          comment: "⟦catalog-lint:ignore[empty-translation@ko;ja]⟧ Not shown in Korean.", ["ko": ""]
        )
      ]) { $0.settings = [RuleSetting("empty-translation", .byDefault)] },
      .good([
        "OK": .entry(
          comment: "catalog-lint:ignore[empty-translation@ko] Not shown in Korean.", ["ko": ""])
      ]) { $0.settings = [RuleSetting("empty-translation", .byDefault)] },
    ])

  func check(_ suppression: Suppression, in catalog: CatalogContext, _ reporter: Reporter) {
    guard !suppression.isUsed, catalog.isAnyOn(suppression.rules, key: suppression.key),
      catalog.knowsAllOrigins || !suppression.rules.matches(OutdatedTranslation.description.id)
    else { return }
    let name = MessageArgument.text(suppression.rules.rawValue)
    // An invalid language was intended to be a valid one, and may be needed then.
    let isMistaken = suppression.languages.contains { $0.language == nil }
    let patch: JSONPatch? =
      isMistaken
      ? nil
      : .at(["strings", suppression.key, "comment"], .text([(suppression.removal, with: "")]))
    if let unknown = suppression.languages.first(where: { !Self.knows($0, catalog) }) {
      reporter.report(
        variant: "language", name, .text(unknown.rawValue), at: suppression.range,
        key: suppression.key, patch: patch)
    } else {
      reporter.report(name, at: suppression.range, key: suppression.key, patch: patch)
    }
  }

  /// Returns whether the catalog has or requires a language or a narrower form of it.
  private static func knows(_ language: LanguageTag, _ catalog: CatalogContext) -> Bool {
    let known = catalog.languages.map(\.tag) + [catalog.sourceLanguage.tag]
    return (known + catalog.configuration.requiredLanguages).contains {
      Suppression.covers($0, by: language)
    }
  }
}
