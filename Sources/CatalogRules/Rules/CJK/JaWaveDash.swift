/// The fullwidth tilde `～` in Japanese, instead of the wave dash `〜`.
struct JaWaveDash: TextRule {
  static let description = RuleDescription(
    "ja-wave-dash", severity: .info, preset: .all, fixability: .unsafe,
    examples: [
      .bad(
        ["Monday to Friday": ["ja": "⟦月曜日～金曜日⟧"]],
        fixed: ["Monday to Friday": ["ja": "月曜日〜金曜日"]]),
      .good([
        "Monday to Friday": ["ja": "月曜日〜金曜日", "zh-Hans": "周一～周五"],
        "～ %@": ["ja": "～ %@"],
      ]),
    ])

  static let traits: TextTraits = .compatibility

  static func applies(to language: LanguageContext) -> Bool { language.language == "ja" }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.source?.scalars.contains(Self.tilde) != true else { return }
    let edits = text.scalarRanges.filter { $0.scalar == Self.tilde }
      .map { ($0.range, with: "\u{301C}") }
    if !edits.isEmpty { reporter.report(text, edits: edits) }
  }

  private static let tilde: Unicode.Scalar = "\u{FF5E}"
}
