import Characters

/// Halfwidth kana or Japanese punctuation.
struct JaHalfwidthKana: TextRule {
  static let description = RuleDescription(
    "ja-halfwidth-kana", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        ["Game": ["ja": "⟦ｹﾞｰﾑと｢ﾌｧｲﾙ｣⟧"]],
        fixed: ["Game": ["ja": "ゲームと「ファイル」"]]),
      .good([
        "Game": ["ja": "ゲーム（Wi-Fi）"],
        "Narrow letters": ["ja": "半角カナ（ｶﾅ）"],
        "Halfwidth kana (ｶﾅ)": ["ja": "半角カナ（ｶﾅ）"],
      ]),
    ])

  static let traits: TextTraits = .compatibility

  static func applies(to language: LanguageContext) -> Bool { language.language == "ja" }

  func check(_ text: TextContext, _ reporter: Reporter) {
    // A text about such characters contains some.
    guard let source = text.source, !source.scalars.contains(where: Self.isHalfwidth),
      text.scalars.contains(where: Self.isHalfwidth), !text.string.contains("半角")
    else { return }
    var edits: [TextEdit] = []
    var previous: Range<Int>?
    for (scalar, range) in text.scalarRanges {
      guard Self.isHalfwidth(scalar) else {
        previous = nil
        continue
      }
      let isVoiceMark = scalar == "ﾞ" || scalar == "ﾟ"
      if isVoiceMark, let base = previous, let kana = edits.popLast()?.with {
        let mark = scalar == "ﾞ" ? "\u{3099}" : "\u{309A}"
        let voiced = CanonicalComposition.composed(kana + mark)
        edits.append((base.lowerBound..<range.upperBound, with: voiced))
        previous = nil
      } else {
        edits.append((range, with: Self.fullwidth[Int(scalar.value) - 0xFF61]))
        previous = range
      }
    }
    guard !edits.isEmpty else { return }
    // Some translators write all brackets in half width, or kana where there is little space, and
    // all readers can read them. Only both widths in one text are an accident.
    let hasHalf = text.scalars.contains { (0xFF66...0xFF9F).contains($0.value) }
    let hasFull = text.scalars.contains { (0x30A1...0x30FA).contains($0.value) }
    reporter.report(text, severity: hasHalf && hasFull ? nil : .info, edits: edits)
  }

  private static func isHalfwidth(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF61...0xFF9F).contains(scalar.value)
  }

  /// The fullwidth forms of U+FF61 to U+FF9F.
  private static let fullwidth =
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜"
    .unicodeScalars.map { String($0) }
}
