import StringCatalogs

/// A translation that is much longer or much shorter than the source text.
///
/// A syllable of Chinese, Japanese or Korean counts as two letters.
struct LengthRatio: TextRule {
  static let description = RuleDescription(
    "length-ratio", severity: .info, preset: .all,
    examples: [
      .bad([
        "The photo could not be saved in the album.": ["de": "⟦Foto⟧"],
        "Delete photo": [
          "de":
            "⟦Möchten Sie dieses Foto wirklich für immer und ohne Möglichkeit der Wiederherstellung löschen?⟧"
        ],
      ]),
      .good([
        "The photo could not be saved in the album.": [
          "de": "Das Foto konnte nicht im Album gesichert werden.", "zh-Hans": "无法将照片存储到相簿。",
        ],
        "OK": ["de": "Einverstanden"],
      ]),
    ])

  static let traits: TextTraits = .any

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.sourceProse, text.traits.isDisjoint(with: [.empty, .blank, .stateNew])
    else { return }
    let wanted = Self.length(of: source.utf8)
    let present = Self.length(of: text.utf8)
    if present > 3 * wanted + 30 {
      reporter.report(
        text, variant: "long", .integer(Int64(text.string.count)),
        .integer(Int64(source.string.count)))
    } else if wanted >= 30, present * 5 < wanted {
      reporter.report(
        text, variant: "short", .integer(Int64(text.string.count)),
        .integer(Int64(source.string.count)))
    }
  }

  /// Returns the number of letters in a text, from the first byte of each character.
  private static func length(of text: ArraySlice<UInt8>) -> Int {
    text.reduce(0) { length, byte in
      switch byte {
      case 0x80..<0xC0: length
      case 0xE3...0xED, 0xEF, 0xF0...: length + 2
      default: length + 1
      }
    }
  }
}
