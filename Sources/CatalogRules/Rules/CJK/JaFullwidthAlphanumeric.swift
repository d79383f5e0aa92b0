/// Fullwidth Latin letters or digits in Japanese.
struct JaFullwidthAlphanumeric: TextRule {
  static let description = RuleDescription(
    "ja-fullwidth-alphanumeric", severity: .info, preset: .all, fixability: .unsafe,
    examples: [
      .bad(
        ["Wi-Fi 6": ["ja": "⟦Ｗｉ-Ｆｉ ６⟧"]],
        fixed: ["Wi-Fi 6": ["ja": "Wi-Fi 6"]]),
      .good(["Wi-Fi": ["ja": "Wi-Fi（無線）！"]]),
    ])

  static let traits: TextTraits = .compatibility

  static func applies(to language: LanguageContext) -> Bool { language.language == "ja" }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let edits = text.scalarRanges.compactMap { scalar, range -> TextEdit? in
      switch scalar.value {
      case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
        let narrow = Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) } ?? ""
        return (range, with: narrow)
      default: return nil
      }
    }
    if !edits.isEmpty { reporter.report(text, edits: edits) }
  }
}
