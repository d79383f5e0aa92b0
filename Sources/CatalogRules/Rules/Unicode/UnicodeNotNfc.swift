import Characters

/// A decomposed character that Unicode also has in composed form.
struct UnicodeNotNfc: TextRule {
  static let description = RuleDescription(
    "unicode-not-nfc", severity: .info, fixability: .safe,
    examples: [
      .bad(
        ["Settings": ["fr": "⟦Re\u{301}glages⟧"]],
        fixed: ["Settings": ["fr": "Réglages"]]),
      .good([
        "Settings": [
          "fr": "Réglages",
          "ru": "Настро\u{301}йки",
          "ja": "神社",
          "bn": "স\u{9DF}\u{9BE} \u{9DC}",
          "hi": "\u{95B}\u{930}\u{942}र 5 k\u{2126}",
        ]
      ]),
    ])

  static let traits: TextTraits = .unstable

  // Hebrew and Arabic vowel points are typed in another order than the normalized one.
  static func applies(to language: LanguageContext) -> Bool { !language.isRightToLeft }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let changes = CanonicalComposition.changes(of: text.scalars)
    guard !changes.isEmpty else { return }
    let utf8 = Array(text.utf8)
    let edits = changes.compactMap { change -> TextEdit? in
      // Bengali, Hindi and others have letters that are typed as one and normalized to two; unit
      // symbols look the same either way.
      let parts = utf8[change.range].count { $0 & 0xC0 != 0x80 }
      guard change.replacement.unicodeScalars.count < parts else { return nil }
      return (change.range, with: change.replacement)
    }
    if !edits.isEmpty { reporter.report(text, edits: edits) }
  }
}
