import StringCatalogs

/// Characters that were read in the wrong encoding: UTF-8 as Windows-1252, as in `Ã©` for `é`.
struct UnicodeMojibake: TextRule {
  static let description = RuleDescription(
    "unicode-mojibake", severity: .warning, fixability: .unsafe,
    examples: [
      .bad(
        ["×%d": ["de": "⟦Ã—%d⟧"], "Size": ["de": "⟦GrÃ¶ÃŸe â€“ alle⟧"]],
        fixed: ["×%d": ["de": "×%d"], "Size": ["de": "Größe – alle"]]),
      .good([
        "Size": [
          "de": "Größe", "pt-BR": "TAMANHO NÃO DEFINIDO", "vi": "CỠ ÂM", "sq": "Ç’është",
          "cs": "PODEPÍŠE",
        ],
        "With “Encrypted”": ["fr": "Avec «\u{A0}chiffré\u{A0}»", "es": "Con “CAFÉ”"],
      ]),
    ])

  static let traits: TextTraits = .latinLetter

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard Self.mayBeDamaged(text.utf8) else { return }
    let found = Mojibake.all(in: text.utf8)
    guard let first = found.first(where: \.isCertain) else { return }
    reporter.report(
      text, .text(first.written), .text(first.meant),
      edits: found.map { (range: $0.range, with: $0.meant) })
  }

  /// Returns whether one of `Â` to `ô` is before a character that stands for another byte.
  private static func mayBeDamaged(_ utf8: ArraySlice<UInt8>) -> Bool {
    let bytes = utf8.span
    var position = 0
    while position + 2 < bytes.count {
      if bytes[position] == 0xC3, (0x82...0xB4).contains(bytes[position + 1]) {
        let next = bytes[position + 2]
        if [0xC2, 0xC5, 0xC6, 0xCB, 0xE2].contains(next) {
          // From `à` on, it stands for the first byte of three or four.
          let last = position + 2 + (next == 0xE2 ? 3 : 2)
          if bytes[position + 1] < 0xA0 || last < bytes.count && bytes[last] >= 0x80 {
            return true
          }
        }
      }
      position += 1
    }
    return false
  }
}
