import ASCII
import StringCatalogs

/// A backslash and a letter that a reader sees instead of a line break, a tab, a quotation mark or
/// another character.
struct EscapeInText: TextRule {
  static let description = RuleDescription(
    "escape-in-text", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        [
          "Not installed:\n%@": ["ru": "⟦Не установлено:\\n%@⟧"],
          "Say “hello”": ["sv": #"⟦Säg \"hej\"⟧"#, "pl": #"⟦Powiedz \„cześć\”⟧"#],
          "The screen": ["fr": #"⟦L\'écran⟧"#],
          "Tom & Jerry": ["de": #"⟦Tom \u0026 Jerry⟧"#],
        ],
        fixed: [
          "Not installed:\n%@": ["ru": "Не установлено:\n%@"],
          "Say “hello”": ["sv": #"Säg "hej""#, "pl": #"Powiedz „cześć”"#],
          "The screen": ["fr": #"L'écran"#],
          "Tom & Jerry": ["de": #"Tom & Jerry"#],
        ]),
      .bad(
        ["save": ["en": #"⟦Tap \"Save\" to continue⟧"#]],
        fixed: ["save": ["en": #"Tap "Save" to continue"#]]),
      .good([
        "Line one\nLine two": ["ko": "첫째 줄\n둘째 줄"],
        "Write \\n to begin a line": ["de": "\\n beginnt eine Zeile"],
        "Shrug": ["ja": "¯\\_(ツ)_/¯"],
      ]),
    ])

  static let traits: TextTraits = .backslash

  func check(_ text: TextContext, _ reporter: Reporter) {
    if let source = text.source, source.traits.contains(.backslash) { return }
    let escapes = Self.escapes(in: Array(text.utf8))
    // A source text may be about line breaks; only pairs of quotation marks can't be meant.
    if text.isSource {
      let quotes = escapes.filter { !["\n", "\t"].contains($0.character) }
      guard quotes.count > 1 || quotes.contains(where: \.isInWord) else { return }
    }
    for escape in escapes {
      reporter.report(
        text, .text(escape.text), edits: [(escape.range, with: escape.character)])
    }
  }

  /// A backslash with what follows, and the character that it stands for.
  private struct Escape {
    var range: Range<Int>
    var text: String
    var character: String

    /// Whether letters are on both sides: `Don\'t`.
    var isInWord: Bool
  }

  private static func escapes(in utf8: [UInt8]) -> [Escape] {
    var escapes: [Escape] = []
    var position = 0
    while let start = utf8[position...].firstIndex(of: UInt8(ascii: "\\")), start + 1 < utf8.count {
      position = start + 2
      guard let (character, count) = character(utf8[(start + 1)...]),
        !isQuotedBackslash(utf8, at: start)
      else { continue }
      let range = start..<start + 1 + count
      position = range.upperBound
      let isLetter = { (index: Int) in
        utf8.indices.contains(index) && utf8[index].isLetterOfUTF8
      }
      escapes.append(
        Escape(
          range: range, text: String(decoding: utf8[range], as: UTF8.self), character: character,
          isInWord: isLetter(start - 1) && isLetter(range.upperBound)))
    }
    return escapes
  }

  /// Returns whether a backslash stands between quotation marks, as in `ends with "\"`.
  private static func isQuotedBackslash(_ utf8: [UInt8], at position: Int) -> Bool {
    position > 0 && utf8[position - 1] == UInt8(ascii: "\"")
      && utf8[position + 1] == utf8[position - 1]
  }

  /// The quotation marks beyond ASCII that are escaped by mistake.
  private static let quotes = ["“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "‹", "›", "「", "」"]

  /// Returns the character that the letters after a backslash stand for, and their number of bytes.
  private static func character(_ rest: ArraySlice<UInt8>) -> (String, count: Int)? {
    switch rest.first {
    case UInt8(ascii: "n"): return ("\n", 1)
    case UInt8(ascii: "t"): return ("\t", 1)
    case UInt8(ascii: "\""): return ("\"", 1)
    case UInt8(ascii: "'"): return ("'", 1)
    case UInt8(ascii: "u"):
      let digits = rest.dropFirst().prefix(4).prefix { $0.hexadecimalValue != nil }
      guard digits.count == 4,
        let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        code >= 0x20, let scalar = Unicode.Scalar(code)
      else { return nil }
      return (String(Character(scalar)), 5)
    default:
      let quote = quotes.first { rest.starts(with: $0.utf8) }
      return quote.map { ($0, $0.utf8.count) }
    }
  }
}
