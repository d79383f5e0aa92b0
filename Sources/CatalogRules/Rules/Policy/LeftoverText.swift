import ASCII
import StringCatalogs

/// A note or a filler that was to be replaced by a text: `TODO`, `FIXME`, `???`, `xxx`, lorem
/// ipsum, or the source text in front of its translation.
struct LeftoverText: TextRule {
  static let description = RuleDescription(
    "leftover-text", severity: .warning,
    examples: [
      .bad([
        "Delete the photo": ["de": "⟦TODO⟧", "ko": "⟦사진 삭제 (TODO)⟧", "fr": "⟦FIXME translate⟧"],
        "Open": ["ja": "⟦???⟧", "ru": "⟦xxx⟧"],
        "Welcome": ["it": "⟦Lorem ipsum dolor sit amet⟧"],
        "Radio settings": [
          "fr": "⟦Radio settings — Réglages de la radio⟧", "pt": "⟦Radio settings - Ajustes⟧",
        ],
      ]),
      .good([
        "ALL": ["es": "TODO"],
        "What???": ["de": "Was???"],
        "????": ["ko": "?????"],
        "TODO": ["ko": "TODO"],
        "To-do list": ["ko": "TODO 목록"],
        "Lorem ipsum": [:],
        "Size XXXL": ["de": "Größe XXXL"],
        "Photos": ["de": "Photos – Mediathek"],
        "15 min": ["pt": "15 min-máximo"],
      ]),
    ])

  private static let noteTraits: TextTraits = [.capitals, .punctuationPair, .filler]

  static let traits = noteTraits.union([.symbol, .otherASCII])

  func check(_ text: TextContext, _ reporter: Reporter) {
    if let source = text.source, Self.beginsWithSource(text, source) {
      return reporter.report(text, .text(source.string))
    }
    guard !text.traits.isDisjoint(with: Self.noteTraits) else { return }
    // What the source text has as well is meant.
    guard Self.mayHaveLeftover(text), let source = text.source,
      let found = Self.leftover(in: text.string, of: text.language, source),
      !Self.isQuestion(source.string),
      !Self.words(of: source.string).contains(found.uppercased()),
      !source.string.uppercased().contains(found.uppercased())
    else { return }
    reporter.report(text, .text(found))
  }

  private static let dashes = [" - ", " – ", " — "].map { Array($0.utf8) }

  /// Returns whether the words of a source text and a dash come before a translation of them.
  private static func beginsWithSource(_ text: TextContext, _ source: LintedText) -> Bool {
    guard text.traits.contains(.space), text.utf8.starts(with: source.utf8) else { return false }
    let rest = text.utf8.dropFirst(source.utf8.count)
    return dashes.contains { rest.count > $0.count && rest.starts(with: $0) }
      && source.utf8.contains(UInt8(ascii: " "))
  }

  /// Returns whether the bytes of a text may have a leftover, as hardly any have.
  private static func mayHaveLeftover(_ text: TextContext) -> Bool {
    let utf8 = text.utf8
    if text.traits.contains(.filler), mayBeFiller(utf8) { return true }
    let bytes = utf8.span
    for position in bytes.indices.dropLast() {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "D"), UInt8(ascii: "O")), (UInt8(ascii: "X"), UInt8(ascii: "M")),
        (UInt8(ascii: "?"), UInt8(ascii: "?")):
        return true
      default: continue
      }
    }
    return false
  }

  /// Returns whether a text begins like `xxx` or `lorem`.
  private static func mayBeFiller(_ utf8: ArraySlice<UInt8>) -> Bool {
    let start = utf8.prefix(5).map { $0 | 0x20 }
    return start.starts(with: "xxx".utf8) || start.elementsEqual("lorem".utf8)
  }

  /// Returns whether a text is two question marks or more.
  private static func isQuestion(_ text: String) -> Bool {
    let marks = text.filter { !$0.isWhitespace }
    return marks.count >= 2 && marks.allSatisfy { $0 == "?" || $0 == "？" }
  }

  /// The words of lorem ipsum, from which programs make other fillers.
  private static let fillerWords: Set<String> = Set(
    """
    ad adipiscing adipisicing aliqua aliquip amet anim aute cillum commodo consectetur consequat \
    culpa cupidatat deserunt do dolor dolore duis ea eiusmod elit enim esse est et eu ex excepteur \
    exercitation fugiat id in incididunt ipsum irure labore laboris laborum lorem magna minim \
    mollit nisi non nostrud nulla occaecat officia pariatur proident qui quis reprehenderit sed \
    sint sit sunt tempor ullamco ut velit veniam voluptate
    """.split(separator: " ").map(String.init))

  /// Returns whether a text is the usual filler of designers, as Interface Builder inserts it.
  static func isFiller(_ text: String) -> Bool {
    // Five words are longer, too.
    guard text.utf8.count >= 11 else { return false }
    if (text.utf8.first ?? 0) | 0x20 == UInt8(ascii: "l"),
      text.prefix(11).lowercased() == "lorem ipsum"
    {
      return true
    }
    let words =
      text.utf8.allSatisfy { $0 < 0x80 }
      ? text.utf8.split { !$0.isASCIILetter }.map(Substring.init)
      : text.lowercased().split { !$0.isLetter }
    guard words.count >= 5 else { return false }
    // Most texts have a few other words at their beginning.
    var others = 0
    for word in words where !fillerWords.contains(word.lowercased()) {
      others += 1
      if 4 * others > words.count { return false }
    }
    return true
  }

  /// The languages in which `TODO` is a word.
  private static let romance: Set<String> = ["ast", "es", "gl", "pt"]

  private static func leftover(
    in text: String, of language: LanguageContext, _ source: LintedText
  ) -> String? {
    if isQuestion(text) { return text }
    let trimmed = text.filter { !$0.isWhitespace }
    if text.contains("???") { return "???" }
    let lowercase = text.lowercased()
    if isFiller(text) { return String(text.prefix(11)) }
    if trimmed.count >= 3, lowercase.allSatisfy({ $0 == "x" }) { return text }
    let words = words(of: text)
    if words.contains("FIXME") { return "FIXME" }
    guard words.contains("TODO") else { return nil }
    let isNote =
      ["TODO:", "(TODO", "[TODO"].contains(where: text.contains)
      || words == ["TODO"] && source.string.contains(where: \.isLowercase)
    return isNote || !romance.contains(language.language) ? "TODO" : nil
  }

  /// Returns the words as written, and `TODO` for `To-do` and `To do`, which are names of lists.
  private static func words(of text: String) -> [String] {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let pairs = zip(words, words.dropFirst()).map { ($0 + $1).uppercased() }
    return words + pairs.filter { $0 == "TODO" }
  }
}
