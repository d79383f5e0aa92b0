import StringCatalogs

/// Markup that begins in a translation and does not end.
struct MarkupUnbalanced: TextRule {
  static let description = RuleDescription(
    "markup-unbalanced", severity: .warning, fixability: .unsafe,
    examples: [
      .bad([
        "**New** here": ["ko": "⟦**새 기능⟧"],
        "Run `ls`": ["ja": "⟦`lsを実行⟧"],
      ]),
      .bad(
        ["[Help](https://a.io)": ["pl": "⟦[Pomoc] (https://a.io)⟧"]],
        fixed: ["[Help](https://a.io)": ["pl": "[Pomoc](https://a.io)"]]),
      .good([
        "**New** here": ["ko": "**새** 기능", "ja": "新機能"],
        "Rated 5*": ["de": "** von 5"],
        "[A] (b)": ["de": "[A] (b)"],
      ]),
    ])

  static let traits: TextTraits = [.emphasis, .bracket]

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, !source.traits.isDisjoint(with: [.emphasis, .bracket]) else {
      return
    }
    if Self.isUnbalanced({ $0.count(of: Self.asterisk, Self.asterisk) }, text.text, source) {
      reporter.report(text, .text("**"))
    }
    if Self.isUnbalanced({ $0.count(of: UInt8(ascii: "`")) }, text.text, source) {
      reporter.report(text, .text("`"))
    }
    guard source.mayHaveLink else { return }
    let string = text.string
    guard MarkdownLink.links(in: source.string).count > MarkdownLink.links(in: string).count else {
      return
    }
    for gap in MarkdownLink.gaps(in: string) {
      reporter.report(text, variant: "link", edits: [(gap, with: "")])
    }
  }

  private static let asterisk = UInt8(ascii: "*")

  /// Returns whether a mark occurs an even number of times in the source and an odd one in the
  /// text.
  private static func isUnbalanced(
    _ count: (LintedText) -> Int, _ text: LintedText, _ source: LintedText
  ) -> Bool {
    let expected = count(source)
    return expected > 0 && expected.isMultiple(of: 2) && !count(text).isMultiple(of: 2)
  }
}
