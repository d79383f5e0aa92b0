/// Two spaces in a row inside a translation, where the source text has none.
struct WhitespaceDouble: TextRule {
  static let description = RuleDescription(
    "whitespace-double", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        ["Open the file": ["ko": "⟦파일  열기⟧"]],
        fixed: ["Open the file": ["ko": "파일 열기"]]),
      .good([
        "One.  Two.": ["fr": "Un.  Deux."],
        "List": ["de": "Liste:\n  eins"],
        "Open now": ["zh-Hans": "立  即  打  开  吧"],
        "Examples: sun, moon": ["zh-Hans": "例: 日  月"],
      ]),
    ])

  static let traits: TextTraits = .doubleSpace

  static func applies(to language: LanguageContext) -> Bool { !language.isPseudo }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, !source.traits.contains(.doubleSpace) else { return }
    let utf8 = Array(text.utf8)
    var edits: [TextEdit] = []
    var start: Int?
    for (offset, byte) in utf8.enumerated() {
      if byte == UInt8(ascii: " ") {
        start = start ?? offset
        continue
      }
      // Spaces at the beginning of a line are indentation; another rule checks the end of the text.
      if let first = start, offset - first > 1, first > 0, utf8[first - 1] != UInt8(ascii: "\n"),
        byte != UInt8(ascii: "\n")
      {
        edits.append((first..<offset, with: " "))
      }
      start = nil
    }
    guard !edits.isEmpty, !Self.isSpacedOut(text.string, edits.count),
      !Self.isGap(in: text.utf8, source.utf8), !Self.isSeparator(edits.count, in: text, source)
    else { return }
    reporter.report(text, edits: edits)
  }

  /// Returns whether a source text ends with a space for what follows, and the translation doesn’t:
  /// it leaves room for that inside, and another rule reports its end.
  private static func isGap(in text: ArraySlice<UInt8>, _ source: ArraySlice<UInt8>) -> Bool {
    let space = UInt8(ascii: " ")
    return source.last == space && text.last != space
      || source.first == space && text.first != space
  }

  /// Returns whether double spaces of Chinese or Japanese stand for commas or line breaks of the
  /// source text, as between columns.
  private static func isSeparator(
    _ doubleSpaces: Int, in text: TextContext, _ source: LintedText
  ) -> Bool {
    guard text.traits.contains(.han) else { return false }
    let separators: Set<Character> = [",", "，", "、", "\n"]
    let kept = text.string.count(where: separators.contains)
    return source.string.count(where: separators.contains) >= kept + doubleSpaces
  }

  /// Returns whether at least every fourth space is double: letters or words are spaced out.
  private static func isSpacedOut(_ text: String, _ doubleSpaces: Int) -> Bool {
    doubleSpaces >= 4 && 4 * doubleSpaces >= text.split(separator: " ").count
  }
}
