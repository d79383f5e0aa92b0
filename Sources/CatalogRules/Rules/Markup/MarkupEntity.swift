import ASCII
import StringCatalogs

/// An entity such as `&amp;` that the source text does not have, so that readers see it as it is.
struct MarkupEntity: TextRule {
  static let description = RuleDescription(
    "markup-entity", severity: .warning, fixability: .unsafe,
    examples: [
      .bad(
        ["Tom & Jerry": ["de": "⟦Tom &amp; Jerry⟧"], "Say it": ["fr": "⟦Dis-le&nbsp;!⟧"]],
        fixed: ["Tom & Jerry": ["de": "Tom & Jerry"], "Say it": ["fr": "Dis-le\u{A0}!"]]),
      .good([
        "Tom &amp; Jerry": ["de": "Tom &amp; Jerry"],
        "<b>New</b> here": ["fr": "<b>Du nouveau</b>&nbsp;!"],
        "Q & A": ["de": "Fragen & Antworten; mehr"],
      ]),
    ])

  static let traits: TextTraits = .tag

  func check(_ text: TextContext, _ reporter: Reporter) {
    // A text with tags is markup, in which entities are meant.
    guard let source = text.source, source.count(of: UInt8(ascii: "<")) == 0,
      Self.entities(in: Array(source.utf8)).isEmpty
    else { return }
    for entity in Self.entities(in: Array(text.utf8)) {
      reporter.report(
        text, .text(entity.text), .text(entity.character),
        edits: [(entity.range, with: entity.character)])
    }
  }

  /// The names of entities, and their characters.
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  private static func entities(
    in utf8: [UInt8]
  ) -> [(range: Range<Int>, text: String, character: String)] {
    utf8.indices.filter { utf8[$0] == UInt8(ascii: "&") }.compactMap { start in
      let name = utf8[(start + 1)...].prefix(8).prefix { $0 != UInt8(ascii: ";") }
      guard name.endIndex < utf8.count, utf8[name.endIndex] == UInt8(ascii: ";") else { return nil }
      let word = String(decoding: name, as: UTF8.self)
      guard let character = names[word] ?? numbered(word) else { return nil }
      let range = start..<name.endIndex + 1
      return (range, String(decoding: utf8[range], as: UTF8.self), character)
    }
  }

  /// Returns the character with a number, as in `&#39;`.
  private static func numbered(_ word: String) -> String? {
    guard word.hasPrefix("#") else { return nil }
    let digits = word.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { $0 >= 0x20 ? Unicode.Scalar($0) : nil }.map { String(Character($0)) }
  }
}
