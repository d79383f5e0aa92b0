/// A translation that says of itself that somebody should look at it again.
struct UnreviewedTranslation: TextRule {
  static let description = RuleDescription(
    "unreviewed-translation", severity: .warning, preset: .strict,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "needs_review", "value" : ⟦"취소"⟧ } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "new", "value" : "Cancel" } },
                "ja" : { "stringUnit" : { "state" : "new", "value" : "" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "취소" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = [.stateNeedsReview, .stateNew]
  static let coversTranslations = false

  func check(_ text: TextContext) {
    guard !text.isSource, text.entry.shouldTranslate else { return }
    // A localization that is new as a whole counts as missing.
    if text.traits.contains(.stateNew), text.localization.isMissing { return }
    text.report(variant: text.traits.contains(.stateNew) ? "new" : nil)
  }
}
