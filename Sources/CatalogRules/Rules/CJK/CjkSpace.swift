import Characters

/// A space between two Chinese or Japanese characters.
struct CjkSpace: TextRule {
  static let description = RuleDescription(
    "cjk-space", severity: .info, preset: .all, fixability: .unsafe,
    examples: [
      .bad(
        ["Open the file": ["zh-Hans": "⟦打开 文件⟧"]],
        fixed: ["Open the file": ["zh-Hans": "打开文件"]]),
      .good(["Open": ["zh-Hans": "打开 PDF 文件", "ja": "PDF を開く", "ko": "파일 열기"]]),
    ])

  static let traits: TextTraits = .space

  static func applies(to language: LanguageContext) -> Bool {
    ["ja", "zh"].contains(language.language)
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let scalars = text.scalarRanges
    let edits = scalars.indices.dropFirst().dropLast().compactMap { index -> TextEdit? in
      guard scalars[index].scalar == " ", scalars[index - 1].scalar.isHanOrKana,
        scalars[index + 1].scalar.isHanOrKana
      else { return nil }
      return (scalars[index].range, with: "")
    }
    if !edits.isEmpty { reporter.report(text, edits: edits) }
  }
}
