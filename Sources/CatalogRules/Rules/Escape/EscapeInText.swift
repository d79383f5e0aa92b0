import StringCatalogs

/// A backslash and a letter that a reader sees instead of a line break, a tab or a quotation mark.
struct EscapeInText: TextRule {
  static let description = RuleDescription(
    "escape-in-text", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        [
          "Not installed:\n%@": ["ru": "⟦Не установлено:\\n%@⟧"],
          "Say “hello”": ["sv": #"⟦Säg \"hej\"⟧"#],
        ],
        fixed: [
          "Not installed:\n%@": ["ru": "Не установлено:\n%@"],
          "Say “hello”": ["sv": #"Säg "hej""#],
        ]),
      .good([
        "Line one\nLine two": ["ko": "첫째 줄\n둘째 줄"],
        "Write \\n to begin a line": ["de": "\\n beginnt eine Zeile"],
        "Shrug": ["ja": "¯\\_(ツ)_/¯"],
      ]),
    ])

  static let traits: TextTraits = .backslash

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, !source.traits.contains(.backslash) else { return }
    let utf8 = Array(text.utf8)
    var place = 0
    while let start = utf8[place...].firstIndex(of: UInt8(ascii: "\\")), start + 1 < utf8.count {
      place = start + 2
      guard let character = Self.character(utf8[start + 1]),
        !Self.isQuotedBackslash(utf8, at: start)
      else { continue }
      reporter.report(
        text, .text(String(decoding: utf8[start..<place], as: UTF8.self)),
        edits: [(start..<place, with: character)])
    }
  }

  /// Returns whether a backslash stands between quotation marks, as in `ends with "\"`.
  private static func isQuotedBackslash(_ utf8: [UInt8], at place: Int) -> Bool {
    place > 0 && utf8[place - 1] == UInt8(ascii: "\"") && utf8[place + 1] == utf8[place - 1]
  }

  /// Returns the character that a letter after a backslash stands for.
  private static func character(_ letter: UInt8) -> String? {
    switch letter {
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "\""): "\""
    default: nil
    }
  }
}
