import Characters
import StringCatalogs

/// A translation that ends with another kind of punctuation than the source text.
struct EndPunctuation: TextRule {
  static let description = RuleDescription(
    "end-punctuation", severity: .info, preset: .all,
    examples: [
      .bad([
        "Delete this photo?": ["fr": "⟦Supprimer cette photo⟧"],
        "Enter your name:": ["de": "⟦Namen eingeben⟧"],
      ]),
      .good([
        "Delete this photo?": [
          "el": "Διαγραφή φωτογραφίας;", "fr": "Supprimer cette photo ?", "ja": "この写真を削除しますか？",
          "th": "ลบรูปภาพนี้หรือไม่",
        ],
        "Enter your name:": ["ja": "名前を入力してください。"],
        "No.": ["fr": "N°"],
        "The photo was deleted.": ["ko": "사진이 삭제됨"],
        "“Done.”": ["de": "„Fertig“."],
        "Done!": ["de": "Fertig."],
      ]),
    ])

  static let traits: TextTraits = [
    .dot, .punctuation, .colonOrSlash, .symbol, .kana, .compatibility, .indic, .rightToLeft,
  ]
  static let sourceTraits: TextTraits = [.dot, .punctuation, .colonOrSlash, .symbol]

  static func applies(to language: LanguageContext) -> Bool {
    !["th", "lo", "km", "my", "jbo"].contains(language.language)
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.sourceProse, source.utf8.count > 4,
      text.traits.isDisjoint(with: [.empty, .blank])
    else { return }
    let wanted = SentenceEnd(source.string, in: text.catalog.sourceLanguage.language)
    let present = SentenceEnd(text.string, in: text.language.language)
    guard wanted.mark != present.mark, !Self.isAllowed(wanted, present, in: text.language) else {
      return
    }
    if let written = wanted.written {
      reporter.report(text, .text(written))
    } else if let written = present.written {
      reporter.report(text, variant: "extra", .text(written))
    }
  }

  /// Returns whether a language may end a sentence in another way.
  private static func isAllowed(
    _ wanted: SentenceEnd, _ present: SentenceEnd, in language: LanguageContext
  ) -> Bool {
    switch (wanted.mark, present.mark) {
    case (.exclamation, .stop), (.stop, .exclamation): true
    // Labels in these languages have no full stop, and a list may follow one.
    case (.stop, nil), (nil, .stop), (.colon, .stop), (.semicolon, .stop):
      ["ja", "zh", "ko", "yue"].contains(language.language)
    // Armenian marks the stressed word, not the end.
    case (.question, _), (.exclamation, _): language.language == "hy"
    default: false
    }
  }
}
