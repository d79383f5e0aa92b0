import StringCatalogs

/// Links in a translation but not in its source text, or the reverse.
struct MarkupLink: TextRule {
  static let description = RuleDescription(
    "markup-link", severity: .warning,
    examples: [
      .bad(["See [Help](https://a.io).": ["ko": "⟦도움말을 보십시오.⟧"]]),
      .bad(["[Help](https://a.io)": ["de": "⟦[Hilfe](https://a.io/de)⟧"]]),
      .bad(["[Terms](%1$@) and [Help](%2$@)": ["ko": "⟦[약관](%1$@) 및 도움말⟧"]]),
      .good([
        "See [Help](https://a.io).": ["ko": "[도움말](https://a.io)을 보십시오."],
        "[Help](%@)": ["de": "[Hilfe](%@)"],
        "[Xcode](https://a.io) is an unofficial [Xcode](https://a.io)": [
          "de": "[Xcode](https://a.io) ist inoffiziell"
        ],
        "Pick [one]": ["de": "Eines"],
        "^[%@ result](inflect: true)": ["it": "[%@ risultato](inflect: true)"],
      ]),
    ])

  static let traits: TextTraits = .bracket
  static let sourceTraits: TextTraits = .bracket

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, source.mayHaveLink || text.text.mayHaveLink,
      text.traits.isDisjoint(with: [.empty, .blank])
    else { return }
    let expected = MarkdownLink.links(in: source.string)
    let links = MarkdownLink.links(in: text.string)
    if links.count != expected.count {
      // A translation may link a position once that its source text links twice. The targets of
      // placeholders are unknown.
      if Set(links) == Set(expected), !links.contains(where: { $0.contains("%") }) { return }
      // A link broken by a space is reported by markup-unbalanced.
      guard MarkdownLink.gaps(in: text.string).isEmpty else { return }
      // A few addresses that are written out instead of linked.
      let lost = Set(expected).subtracting(links)
      if (1...4).contains(lost.count),
        lost.allSatisfy({ !$0.contains("%") && text.string.contains($0) })
      {
        return
      }
      // One that the translation adds with its address was added on purpose.
      let isAdded =
        Set(expected).isSubset(of: links)
        && Set(links).subtracting(expected).allSatisfy { $0.contains("://") }
      reporter.report(
        text, .integer(Int64(links.count)), .integer(Int64(expected.count)),
        severity: isAdded || Self.isUsual(links.count, instead: expected.count, in: text)
          ? .info : nil)
    } else if text.catalog.configuration.wantsAdvice,
      let changed = Set(links).subtracting(expected).min(),
      !changed.contains("%"), !text.string.contains("^[")
    {
      reporter.report(text, variant: "target", .text(changed), severity: .info)
    }
  }

  /// Returns whether at least half of three or more other languages have as many links as this one
  /// instead of those of the source text, which is then the exception.
  private static func isUsual(
    _ present: Int, instead wanted: Int, in text: TextContext
  ) -> Bool {
    let vote = LanguageVote(without: text) { other, _ in
      let count = MarkdownLink.links(in: other.string).count
      return count == wanted ? true : count == present ? false : nil
    }
    return vote.kept + vote.lost >= 3 && vote.lost >= vote.kept
  }
}
