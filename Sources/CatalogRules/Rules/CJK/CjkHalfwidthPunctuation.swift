import Characters

/// Halfwidth punctuation after a Chinese or Japanese character.
struct CjkHalfwidthPunctuation: TextRule {
  static let description = RuleDescription(
    "cjk-halfwidth-punctuation", severity: .info, preset: .all, fixability: .unsafe,
    examples: [
      .bad(
        ["Delete the file?": ["zh-Hans": "⟦删除文件?⟧"]],
        fixed: ["Delete the file?": ["zh-Hans": "删除文件？"]]),
      .good([
        "Delete?": ["zh-Hans": "删除？", "ja": "削除...", "ko": "삭제할까요?"],
        "Ratio": ["ja": "比率:2.5"],
      ]),
    ])

  static let traits: TextTraits = [.punctuation, .colonOrSlash]

  static func applies(to language: LanguageContext) -> Bool {
    ["ja", "zh"].contains(language.language)
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let scalars = text.scalarRanges
    let edits = scalars.indices.dropFirst().compactMap { index -> TextEdit? in
      guard let wide = Self.wide[scalars[index].scalar], scalars[index - 1].scalar.isHanOrKana,
        index + 1 == scalars.count || !scalars[index + 1].scalar.isASCII
          || scalars[index + 1].scalar == "\n"
      else { return nil }
      return (scalars[index].range, with: wide)
    }
    if !edits.isEmpty { reporter.report(text, edits: edits) }
  }

  private static let wide: [Unicode.Scalar: String] = [
    ",": "，", "!": "！", "?": "？", ":": "：", ";": "；",
  ]
}
