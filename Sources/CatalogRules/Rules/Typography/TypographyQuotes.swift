import Characters
import StringCatalogs

/// Straight quotation marks in a translation whose source text has typographic ones.
struct TypographyQuotes: TextRule {
  static let description = RuleDescription(
    "typography-quotes", severity: .info, preset: .all, fixability: .unsafe,
    examples: [
      .bad(
        ["Delete “%@”?": ["de": #"⟦"%@" löschen?⟧"#, "ja": "「%@」を削除しますか？"]],
        fixed: ["Delete “%@”?": ["de": "„%@“ löschen?", "ja": "「%@」を削除しますか？"]]),
      .good([
        "Delete “%@”?": ["de": "„%@“ löschen?"],
        #"Type "yes""#: ["de": #""yes" eingeben"#],
        "A 27″ display": ["de": #"Ein Display mit 27""#],
      ]),
    ])

  static let traits: TextTraits = .quote

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source,
      !source.traits.isDisjoint(with: [.symbol, .latinSymbol, .kana]),
      !source.utf8.contains(UInt8(ascii: "\"")),
      source.scalars.contains(where: Self.typographic.contains)
    else { return }
    let utf8 = Array(text.utf8)
    let marks = utf8.indices.filter { utf8[$0] == UInt8(ascii: "\"") }
    guard !marks.isEmpty, marks.count.isMultiple(of: 2) else { return }
    let language = text.language
    guard
      let quotes = QuotationMarks(
        language: language.language, script: language.script, region: language.canonical.region)
    else { return reporter.report(text) }
    reporter.report(
      text,
      edits: marks.enumerated().map { index, position in
        (position..<position + 1, with: index.isMultiple(of: 2) ? quotes.opening : quotes.closing)
      })
  }

  private static let typographic: Set<Unicode.Scalar> = [
    "“", "”", "„", "«", "»", "「", "」", "『", "』", "‹", "›",
  ]
}
