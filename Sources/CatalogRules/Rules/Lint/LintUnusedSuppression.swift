import StringCatalogs

/// A directive that allows a rule where the rule finds nothing.
///
/// A rule that is off can find nothing, so that its directives are not reported.
struct LintUnusedSuppression: SuppressionRule {
  private static let withEmptyTranslation: LintConfiguration = {
    var configuration = LintConfiguration()
    configuration.settings = [RuleSetting("empty-translation", .byDefault)]
    return configuration
  }()

  static let description = RuleDescription(
    "lint-unused-suppression", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "OK" : {
              "comment" : "A button. ⟦catalog-lint:ignore[empty-translation@ko]⟧ Not shown in Korean.",
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "확인" } }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        fixed: """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "OK" : {
                "comment" : "A button.",
                "localizations" : {
                  "ko" : { "stringUnit" : { "state" : "translated", "value" : "확인" } }
                }
              }
            },
            "version" : "1.0"
          }
          """, configuration: withEmptyTranslation),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "OK" : {
              "comment" : "catalog-lint:ignore[empty-translation@ko] Not shown in Korean.",
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "" } }
              }
            }
          },
          "version" : "1.0"
        }
        """, configuration: withEmptyTranslation),
    ])

  func check(_ suppression: Suppression, in catalog: CatalogContext) {
    guard !suppression.isUsed, catalog.run.isAnyOn(suppression.rules, key: suppression.key) else {
      return
    }
    catalog.report(
      .text(suppression.rules.rawValue), at: suppression.range, key: suppression.key,
      edits: [Fix.Edit(range: suppression.removal, replacement: [])])
  }
}
