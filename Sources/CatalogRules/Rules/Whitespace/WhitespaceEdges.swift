import Characters
import StringCatalogs

/// White space at an end of a translation but not of the source text, or the reverse.
struct WhitespaceEdges: TextRule {
  static let description = RuleDescription(
    "whitespace-edges", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        [
          "Name: ": ["fr": "⟦Nom :⟧"],
          "Open": ["ko": "⟦열기 ⟧"],
        ],
        fixed: [
          "Name: ": ["fr": "Nom : "],
          "Open": ["ko": "열기"],
        ]),
      .bad([
        "Sign out ": ["de": "⟦Abmelden⟧"],
        "Crunches\t": ["ru": "⟦Скручивания⟧"],
        "played": [
          "en": "⟦Played for %@ ⟧", "de": "%@ gespielt", "fr": "Joué pendant %@",
          "it": "Ascoltato per %@ ", "nl": "%@ afgespeeld ",
        ],
      ]),
      .good([
        "Name: ": ["ja": "名前：", "ko": "이름: "],
        "、": ["en": ", ", "ja": "、"],
        "Sorting photos by": ["ko": "사진 정렬 기준: "],
        " and ": ["zh-Hans": "和", "ko": " 및 "],
        " (new)": ["ko": "(신규)"],
        "by ": ["he": "נכתב ב", "it": "scritto dall’", "ko": " 작성", "th": "โดย"],
        " is typing": ["ko": "님이 입력 중", "tr": "’in mesajı geliyor"],
        " Become a member!": ["de": "Werde Mitglied!"],
        " %@ Co.": ["ko": "  %@ 회사"],
        "Version:   ": ["de": "Version: "],
        ", and others": ["pl": " i inne"],
        "Rotation ": [
          "da": "Rotation",
          "de": "Drehung",
          "es": "Rotación",
          "fr": "Rotation",
          "it": "Rotazione",
        ],
        "Done": ["de": "Fertig"],
        "%lld posts": [
          "en": .text(
            "%#@posts@ posts", substitutions: ["posts": .argument(at: 1, .plural(other: "%arg"))]),
          "uk": .text(
            "%#@posts@дописів", substitutions: ["posts": .argument(at: 1, .plural(other: "%arg "))]),
        ],
      ]),
    ])

  static let traits: TextTraits = .edgeWhitespace
  static let sourceTraits: TextTraits = .edgeWhitespace

  static let coversTranslations = false

  static func applies(to language: LanguageContext) -> Bool { !language.isPseudo }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source else { return checkSource(text, reporter) }
    let wanted = EdgeWhitespace(source.string)
    let present = EdgeWhitespace(text.string)
    guard !wanted.isBlank, !present.isBlank, !Self.isWideSeparator(source.string) else { return }
    // A wide mark has the space inside that other languages write after theirs; a text without
    // spaces between words has one at its end by accident.
    // A number with its unit has one to join the next number: `1小时30分钟`.
    if Self.unspaced.contains(text.catalog.sourceLanguage.language),
      present.trailing == " " && wanted.trailing.isEmpty
        && (source.string.last.map(Self.wideMarks.contains) ?? false || Self.isQuantity(source))
        || present.trailing.isEmpty && wanted.trailing == " "
        || present.leading == " " && text.string.dropFirst().first?.isLowercase ?? false
    {
      return
    }
    // What counts in Korean follows the number directly.
    if text.catalog.sourceLanguage.language == "ko", wanted.leading.isEmpty,
      present.leading == " ", text.string.dropFirst().first?.isLowercase ?? false
    {
      return
    }
    let leading = Self.differs(present.leading, from: wanted.leading, in: text)
    let trailing = Self.differs(present.trailing, from: wanted.trailing, in: text)
    // Another word order moves a space from one end to the other.
    if leading, trailing, wanted.leading.isEmpty != wanted.trailing.isEmpty,
      present.leading.isEmpty == wanted.trailing.isEmpty,
      present.trailing.isEmpty == wanted.leading.isEmpty
    {
      return
    }
    guard leading || trailing, !Self.fits(present, in: text), !Self.isSpoken(text.entry) else {
      return
    }
    let count = text.utf8.count
    if leading, !Self.isLayout(present, of: text, wanted: wanted, source),
      !Self.isConventional(present, instead: wanted, .leading, in: text)
    {
      let edit = (0..<present.leading.utf8.count, with: wanted.leading)
      let isAside = Self.isAside(present, text, wanted)
      reporter.report(
        text, variant: "leading", severity: isAside ? .info : nil, edits: isAside ? [] : [edit])
    }
    if trailing, !Self.isPrefix(present, of: text), !Self.isEnd(present, of: text, wanted, source),
      !Self.isConventional(present, instead: wanted, .trailing, in: text)
    {
      let edit = (count - present.trailing.utf8.count..<count, with: wanted.trailing)
      reporter.report(
        text, variant: "trailing", severity: Self.mayEnd(present, text, wanted) ? .info : nil,
        edits: Self.mayCopyMistake(present, text, wanted) ? [] : [edit])
    }
  }

  /// Reports a source text whose space at the end a good part of the other languages don't have,
  /// though some do: nothing follows it, or something is missing there.
  private func checkSource(_ text: TextContext, _ reporter: Reporter) {
    guard EdgeWhitespace(text.string).trailing == " ", !Self.isSpoken(text.entry) else { return }
    let vote = Self.vote(onSpaceAfter: text)
    guard vote.kept > 0, Self.mayBeStray(in: text.text),
      Self.isInDoubt(lost: vote.lost, kept: vote.kept)
    else { return }
    let lost = Int64(vote.lost.rounded())
    reporter.report(
      text, variant: "source", .integer(lost), .integer(lost + Int64(vote.kept.rounded())),
      // Another sentence may follow.
      severity: Self.endsSentence(text.string, in: text.language) ? .info : nil)
  }

  /// Asks whether the other languages have a space at the end.
  private static func vote(onSpaceAfter text: TextContext) -> LanguageVote {
    LanguageVote(without: text) { other, language in
      unspaced.contains(language.language)
        ? nil : !EdgeWhitespace(of: other).trailing.isEmpty
    }
  }

  /// Returns whether the space at the end of a source text follows a word, a placeholder or a
  /// sentence, and no punctuation that something else follows.
  private static func mayBeStray(in source: LintedText?) -> Bool {
    guard let last = source?.string.last(where: { !$0.isWhitespace }) else { return false }
    return last.isLetter || last.isNumber || "@.!?…".contains(last)
  }

  /// Returns whether a third of several languages don't have a space at the end that the source
  /// text has.
  private static func isInDoubt(lost: Double, kept: Double) -> Bool {
    kept + lost >= 3 && 3 * lost >= kept + lost
  }

  /// Returns whether copying the white space of the source text may copy a mistake: a tab at its
  /// end, or a space that follows no punctuation, and that no other language has.
  private static func mayCopyMistake(
    _ present: EdgeWhitespace, _ text: TextContext, _ wanted: EdgeWhitespace
  ) -> Bool {
    if wanted.trailing.contains("\t") { return true }
    guard present.trailing.isEmpty, wanted.trailing == " " else { return false }
    if endsSentence(text.string, in: text.language) { return true }
    let last = text.source?.string.last { !$0.isWhitespace }
    return last.map { $0.isLetter || $0.isNumber || $0 == "@" } ?? true
      && vote(onSpaceAfter: text).kept == 0
  }

  /// Returns whether a text is a placeholder with up to two characters after it, such as `%lld小时`.
  private static func isQuantity(_ text: LintedText) -> Bool {
    guard text.traits.contains(.percent) else { return false }
    let pieces = text.format.pieces
    guard pieces.count == 2, case .specifier = pieces[0].kind, pieces[1].kind == .text else {
      return false
    }
    let unit = text.format.text(of: pieces[1])
    return unit.count <= 2 && unit.allSatisfy(\.isLetter)
  }

  /// Returns whether a text is a wide mark between others, as in Chinese and Japanese, which has
  /// its space inside; that of other languages has it beside.
  private static func isWideSeparator(_ text: String) -> Bool {
    text.count == 1 && text.allSatisfy(wideMarks.contains)
  }

  private static let wideMarks: Set<Character> = ["，", "、", "；", "：", "。", "！", "？", "・", "／"]

  /// The languages without spaces between words or after wide punctuation.
  private static let unspaced: Set<String> = ["ja", "km", "lo", "my", "th", "zh"]

  private static func differs(
    _ present: String, from wanted: String, in text: TextContext
  ) -> Bool {
    let present = withoutWidth(normalized(present))
    let wanted = withoutWidth(normalized(wanted))
    let isUnspaced = unspaced.contains(text.language.language)
    return present != wanted && !(isUnspaced && present.isEmpty && wanted == " ")
  }

  /// Returns whether the beginning is a tab that indents a menu item, or continues with a word or a
  /// sentence instead of the source's punctuation or space.
  private static func isLayout(
    _ present: EdgeWhitespace, of text: TextContext, wanted: EdgeWhitespace, _ source: LintedText
  ) -> Bool {
    let first = text.string.first
    if wanted.leading.isEmpty {
      return present.leading.allSatisfy { $0 == "\t" }
        || present.leading == " " && source.string.first.map(joints.contains) ?? false
    }
    if wanted.leading.contains(where: \.isNewline), source.utf8.count > longText { return true }
    // Many spaces put a text in its place.
    if wanted.leading.utf8.count > 4, wanted.leading.allSatisfy({ $0 == " " }) { return true }
    guard present.leading.isEmpty, wanted.leading == " " else { return false }
    // Korean particles and counters directly follow a word, as do Turkish endings; a sentence with
    // a capital follows nothing.
    return text.language.language == "ko" || first.map(joints.contains) ?? false
      || source.string.dropFirst().first?.isUppercase ?? false
  }

  /// Returns whether a text in brackets begins with a space that may set it off from another text,
  /// where no other language says that it doesn’t.
  private static func isAside(
    _ present: EdgeWhitespace, _ text: TextContext, _ wanted: EdgeWhitespace
  ) -> Bool {
    guard present.leading == " ", wanted.leading.isEmpty,
      text.string.dropFirst().first.map({ "(（[".contains($0) }) ?? false
    else { return false }
    return LanguageVote(without: text) { other, _ in !other.string.hasPrefix(" ") }.kept == 0
  }

  /// Returns whether a sentence lost the space at its end, and the others don’t all keep it:
  /// another sentence may follow, or nothing.
  private static func mayEnd(
    _ present: EdgeWhitespace, _ text: TextContext, _ wanted: EdgeWhitespace
  ) -> Bool {
    guard present.trailing.isEmpty, wanted.trailing == " ",
      endsSentence(text.string, in: text.language),
      text.source.map({ endsSentence($0.string, in: text.catalog.sourceLanguage) }) ?? false
    else { return false }
    return !LanguageVote(without: text) { other, language in
      unspaced.contains(language.language) ? nil : other.string.hasSuffix(" ")
    }.isCertain
  }

  private static let joints: Set<Character> = [
    ",", ";", ".", ":", "،", "؛", "-", "–", "—", "'", "’",
  ]

  /// Returns whether the translation is a sentence of its own where something followed the source
  /// text, or only a line end of a long text differs.
  private static func isEnd(
    _ present: EdgeWhitespace, of text: TextContext, _ wanted: EdgeWhitespace, _ source: LintedText
  ) -> Bool {
    // Tibetan has a space after the mark at the end.
    if present.trailing == " ", text.string.dropLast().last == "།" { return true }
    let isLineEnd = { (space: String) in space.allSatisfy(\.isNewline) }
    if isLineEnd(present.trailing), isLineEnd(wanted.trailing) {
      return source.utf8.count > longText
    }
    // A colon is followed by what another word order puts before the end.
    if present.trailing == " ", wanted.trailing.isEmpty, endsWithColon(text.string) {
      return !endsWithColon(source.string)
    }
    return present.trailing.isEmpty && wanted.trailing == " "
      && endsSentence(text.string, in: text.language)
      && !endsSentence(source.string, in: text.catalog.sourceLanguage)
  }

  /// The length in UTF-8 of a text that is not put together with others.
  private static let longText = 200

  /// Returns whether a screen reader speaks the text, so that space at an end has no effect.
  private static func isSpoken(_ entry: EntryContext) -> Bool {
    entry.key.prefix(20).lowercased().hasPrefix("accessibility")
  }

  /// Returns whether the end is a short word without a space after it: `dell’`, `ל`.
  private static func isPrefix(_ present: EdgeWhitespace, of text: TextContext) -> Bool {
    guard present.trailing.isEmpty else { return false }
    if let last = text.string.last, "'’-־ـ".contains(last) { return true }
    return text.language.isRightToLeft
      && text.string.split(whereSeparator: \.isWhitespace).last?.count == 1
  }

  private static func endsWithColon(_ text: String) -> Bool {
    text.last { !$0.isWhitespace }.map { ":：".contains($0) } ?? false
  }

  /// Returns whether a text ends with a sentence, which needs no white space after it.
  private static func endsSentence(_ text: String, in language: LanguageContext) -> Bool {
    switch SentenceEnd(text, in: language.language).mark {
    case .stop, .question, .exclamation, .ellipsis: true
    case .colon, .semicolon, nil: false
    }
  }

  /// Returns whether a substitution has a space where the text around it has none, which is
  /// intentional.
  private static func fits(_ present: EdgeWhitespace, in text: TextContext) -> Bool {
    guard let name = text.substitution, let localization = text.localization.localization else {
      return false
    }
    return !localization.leaves.contains { leaf in
      let format = FormatString(leaf.value ?? "")
      let count = format.pieces.count
      return format.pieces.enumerated().contains { index, piece in
        guard case .substitution(let reference) = piece.kind, reference.name == name else {
          return false
        }
        let before = index > 0 ? format.text(of: format.pieces[index - 1]).last : nil
        let after = index + 1 < count ? format.text(of: format.pieces[index + 1]).first : nil
        return !present.leading.isEmpty && before?.isWhitespace ?? true
          || !present.trailing.isEmpty && after?.isWhitespace ?? true
      }
    }
  }

  /// Returns whether at least half of several other languages have the same white space as this
  /// one instead of that of the source text, which is then the exception.
  private static func isConventional(
    _ present: EdgeWhitespace, instead wanted: EdgeWhitespace,
    _ end: EdgeWhitespace.End, in text: TextContext
  ) -> Bool {
    let present = withoutWidth(normalized(present[end]))
    let wanted = withoutWidth(normalized(wanted[end]))
    let vote = LanguageVote(without: text) { other, language in
      let space = withoutWidth(normalized(EdgeWhitespace(of: other)[end]))
      // Languages without spaces between words need none.
      if space.isEmpty, unspaced.contains(language.language) { return nil }
      return space == wanted ? true : space == present ? false : nil
    }
    if end == .trailing, present.isEmpty, wanted == " ", mayBeStray(in: text.source),
      isInDoubt(lost: vote.lost + 1, kept: vote.kept), vote.kept > 0
    {
      return true
    }
    if vote.kept + vote.lost >= 3 { return vote.lost >= vote.kept }
    // What none of two others has as the source text does is layout.
    if vote.kept == 0, vote.lost >= 2 { return true }
    // A space that no other language has is an accident of the source text.
    if vote.kept == 0, vote.lost >= 1, present.isEmpty, wanted == " " { return true }
    // Nothing follows a sentence, so that its space is an accident where no other language has it.
    return vote.kept == 0 && present.isEmpty && wanted == " "
      && text.source.map { endsSentence($0.string, in: text.catalog.sourceLanguage) } ?? false
  }

  /// Returns white space with one space for several at an end, and none before a line end: how wide
  /// it is changes nothing for readers.
  private static func withoutWidth(_ space: String) -> String {
    guard space.utf8.count > 1 else { return space }
    if space.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { return " " }
    var result = ""
    for character in space {
      if character.isNewline { while result.last == " " { result.removeLast() } }
      result.append(character)
    }
    return result
  }

  /// Returns white space with an ordinary space for those that don’t break lines, and a line end
  /// without a carriage return, which nobody sees.
  private static func normalized(_ space: String) -> String {
    guard space.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "\r") }) else {
      return space
    }
    return String(
      space.map { character in
        switch character {
        case "\u{A0}", "\u{202F}": " "
        case "\r\n": "\n"
        default: character
        }
      })
  }
}

/// The white space at both ends of a text.
private struct EdgeWhitespace {
  let leading: String
  let trailing: String
  let isBlank: Bool

  /// An end of a text.
  enum End {
    case leading, trailing
  }

  subscript(end: End) -> String { end == .leading ? leading : trailing }

  /// Reads the white space of a text; most have none, which their bytes tell.
  init(of text: LintedText) {
    let utf8 = text.utf8
    let bytes = utf8.span
    let hasNone =
      !bytes.isEmpty && WhiteSpace.length(in: bytes, at: 0) == 0
      && WhiteSpace.length(in: bytes, before: bytes.count) == 0
    let found = hasNone ? nil : EdgeWhitespace(text.string)
    leading = found?.leading ?? ""
    trailing = found?.trailing ?? ""
    isBlank = found?.isBlank ?? false
  }

  init(_ text: String) {
    let first = text.firstIndex { !$0.isWhitespace }
    let last = text.lastIndex { !$0.isWhitespace }
    isBlank = first == nil
    leading = String(text[..<(first ?? text.endIndex)])
    trailing = last.map { String(text[text.index(after: $0)...]) } ?? text
  }
}
