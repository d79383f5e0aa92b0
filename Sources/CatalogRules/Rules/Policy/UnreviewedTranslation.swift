/// A translation with a state that requires review.
struct UnreviewedTranslation: TextRule {
  static let description = RuleDescription(
    "unreviewed-translation", severity: .warning, preset: .strict,
    examples: [
      .bad(["Cancel": ["ko": .needsReview("⟦취소⟧")]]),
      .good([
        "Cancel": [
          "en": .new("Cancel"),
          "ja": .new(""),
          "ko": "취소",
        ]
      ]),
    ])

  static let traits: TextTraits = [.stateNeedsReview, .stateNew]
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard !text.traits.isDisjoint(with: Self.traits), !text.isSource, text.entry.shouldTranslate
    else { return }
    // A localization that is entirely new counts as missing.
    if text.traits.contains(.stateNew), text.localization.isMissing { return }
    reporter.report(text, variant: text.traits.contains(.stateNew) ? "new" : nil)
  }
}
