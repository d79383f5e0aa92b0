import Characters
import StringCatalogs

/// A translation that ends with another kind of punctuation than the source text.
struct EndPunctuation: TextRule {
  static let description = RuleDescription(
    "end-punctuation", severity: .info, preset: .all, isVotedOn: true,
    examples: [
      .bad([
        "Loading…": [
          "de": "Laden…", "es": "Cargando…", "fr": "Chargement…", "ja": "読み込み中…", "ko": "⟦불러오는 중⟧",
        ]
      ]),
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
    // Most texts are passed over here, by their bytes.
    if reporter.isOnlyCertain(in: text),
      !Self.mayEndWithVotedMark(source.utf8) || Self.mayEndWithVotedMark(text.utf8)
    {
      return
    }
    let wanted = SentenceEnd(source.string, in: text.catalog.sourceLanguage.language)
    let present = SentenceEnd(text.string, in: text.language.language)
    guard wanted.mark != present.mark, !Self.isAllowed(wanted, present, in: text.language) else {
      return
    }
    if let written = wanted.written {
      reporter.report(text, .text(written), isCertain: Self.isLost(wanted, present, in: text))
    } else if let written = present.written {
      reporter.report(text, variant: "extra", .text(written))
    }
  }

  /// Returns whether a text ends with a question mark, an ellipsis or three dots.
  private static func mayEndWithVotedMark(_ utf8: ArraySlice<UInt8>) -> Bool {
    guard let last = utf8.last else { return false }
    switch last {
    case UInt8(ascii: "?"): return true
    case UInt8(ascii: "."), 0xA6:
      let end = utf8.endIndex
      guard utf8.count > 2 else { return false }
      return last == 0xA6
        ? utf8[end - 3] == 0xE2 && utf8[end - 2] == 0x80
        : utf8[end - 3] == last && utf8[end - 2] == last
    default: return false
    }
  }

  /// Returns whether a question mark or an ellipsis is lost that nearly all other languages keep.
  private static func isLost(
    _ wanted: SentenceEnd, _ present: SentenceEnd, in text: TextContext
  ) -> Bool {
    guard wanted.mark == .question || wanted.mark == .ellipsis, present.mark == nil,
      // What is in progress, and a menu item, need no ellipsis in Chinese and Japanese.
      !(wanted.mark == .ellipsis && ["ja", "yue", "zh"].contains(text.language.language)),
      // A Japanese question needs no mark, and may be a condition: “if you need help”.
      !(text.language.language == "ja"
        && ["か", "とは", "場合", "とき", "時", "方"].contains(where: text.string.hasSuffix))
    else { return false }
    return LanguageVote(without: text) { other, language in
      guard applies(to: language) else { return nil }
      return SentenceEnd(other.string, in: language.language).mark == wanted.mark
    }.isCertain
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
