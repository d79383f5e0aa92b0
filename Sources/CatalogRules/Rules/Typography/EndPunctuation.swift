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
  static let certainSourceTraits: TextTraits? = .openEnd

  static func applies(to language: LanguageContext) -> Bool { language.language != "jbo" }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, source.utf8Count > 4,
      text.traits.isDisjoint(with: [.empty, .blank])
    else { return }
    let mayBeCertain =
      source.traits.contains(.openEnd) && !text.traits.contains(.openEnd)
      && !Self.endsWithMark(text.utf8)
    if !mayBeCertain, reporter.isOnlyCertain(in: text) { return }
    // A key of one word may be an identifier, unless it ends with a mark that the others keep.
    let isProse = text.sourceProse != nil && !Self.unmarked.contains(text.language.language)
    guard isProse || mayBeCertain else { return }
    let wanted = SentenceEnd(source.string, in: text.catalog.sourceLanguage.language)
    let present = SentenceEnd(text.string, in: text.language.language)
    guard wanted.mark != present.mark, !Self.isAllowed(wanted, present, in: text.language) else {
      return
    }
    if let written = wanted.written {
      let isCertain =
        Self.isLost(wanted, present, in: text)
        && !Self.canEndDifferently(source.string, text, wanted)
      if isProse || isCertain { reporter.report(text, .text(written), isCertain: isCertain) }
    } else if isProse, let written = present.written {
      reporter.report(text, variant: "extra", .text(written))
    }
  }

  /// The languages that end sentences without a mark.
  private static let unmarked: Set<String> = ["bo", "dz", "km", "lo", "my", "th"]

  /// The languages in which what is in progress, and a menu item, need no ellipsis.
  private static let withoutEllipsis = unmarked.union(["ja", "yue", "zh"])

  /// What says in French, Italian, Portuguese and Spanish that something is in progress.
  private static let inProgress = [" en cours", " in corso", " em curso", " en curso"]

  /// Returns whether a text in UTF-8 ends with a mark, by the last bytes of most of them.
  private static func endsWithMark(_ utf8: ArraySlice<UInt8>) -> Bool {
    switch utf8.last {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ":"), UInt8(ascii: "?"): true
    // `。`, `？` and `؟`.
    case 0x82: utf8.suffix(3).elementsEqual([0xE3, 0x80, 0x82])
    case 0x9F: utf8.suffix(3).elementsEqual([0xEF, 0xBC, 0x9F]) || utf8.suffix(2).first == 0xD8
    default: false
    }
  }

  /// Returns whether a question mark or an ellipsis is lost that nearly all other languages keep.
  private static func isLost(
    _ wanted: SentenceEnd, _ present: SentenceEnd, in text: TextContext
  ) -> Bool {
    let own = text.language.language
    guard present.mark == nil,
      // A Japanese question needs no mark, and a label says what the question is about.
      wanted.mark == .question && own != "ja" && !unmarked.contains(own)
        || wanted.mark == .ellipsis
          && (!withoutEllipsis.contains(own)
            || text.catalog.endHabits.areEllipsesKept(in: text.language)),
      // Words say what is in progress.
      !(wanted.mark == .ellipsis && inProgress.contains(where: text.string.hasSuffix))
    else { return false }
    let mayLose = wanted.mark == .ellipsis ? withoutEllipsis : unmarked
    return LanguageVote(without: text) { other, language in
      // A copy of the source text has its end anyway.
      if other.utf8 == text.source?.utf8 { return nil }
      let isKept = SentenceEnd(other.string, in: language.language).mark == wanted.mark
      return isKept || applies(to: language) && !mayLose.contains(language.language) ? isKept : nil
    }.isCertain
  }

  /// The words before an ellipsis that stands for the word after them.
  private static let prepositions = [
    " as", " at", " by", " for", " from", " in", " of", " to", " with",
  ]

  /// Returns whether another word order puts the mark inside the text, or a title in Chinese or
  /// Korean names what the source text asks.
  private static func canEndDifferently(
    _ source: String, _ text: TextContext, _ wanted: SentenceEnd
  ) -> Bool {
    let end = source.lastIndex { !".…? ".contains($0) }
    let beginning = end.map { source[...$0] } ?? ""
    if beginning.hasSuffix("://") { return true }
    if wanted.mark == .ellipsis {
      return prepositions.contains { beginning.lowercased().hasSuffix($0) }
        || ["... ", "… "].contains(where: text.string.contains)
    }
    // Other languages write a heading such as `How to begin?` without a question mark.
    if beginning.lowercased().hasPrefix("how to ") { return true }
    let own = text.language.language
    return marksInside.contains(where: text.string.contains)
      || own == "ko" && text.string.hasSuffix("기")
      || questionEndings[own].map { endings in
        !endings.contains(where: text.string.hasSuffix)
          && !text.catalog.endHabits.areQuestionsKept(in: text.language)
      } ?? false
  }

  private static let marksInside = ["? ", "？", "؟ "]

  /// The endings of questions in languages that name in titles what is asked.
  private static let questionEndings: [String: [String]] = {
    let chinese = ["吗", "嗎", "么", "麼", "呢"]
    return ["ko": ["까", "나요", "가요", "니"], "yue": chinese, "zh": chinese]
  }()

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
