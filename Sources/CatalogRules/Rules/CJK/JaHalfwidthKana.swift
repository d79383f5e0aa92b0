/// Kana or Japanese punctuation of half the width.
struct JaHalfwidthKana: TextRule {
  static let description = RuleDescription(
    "ja-halfwidth-kana", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Game" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : ⟦"ｹﾞｰﾑと｢ﾌｧｲﾙ｣"⟧ } }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        fixed:
          """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Game" : {
                "localizations" : {
                  "ja" : { "stringUnit" : { "state" : "translated", "value" : "ゲームと「ファイル」" } }
                }
              }
            },
            "version" : "1.0"
          }
          """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Game" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "ゲーム（Wi-Fi）" } }
              }
            },
            "Narrow letters" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "半角カナ（ｶﾅ）" } }
              }
            },
            "Halfwidth kana (ｶﾅ)" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "半角カナ（ｶﾅ）" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .compatibility

  static func applies(to language: LanguageContext) -> Bool { language.language == "ja" }

  func check(_ text: TextContext) {
    // A text about such characters shows some.
    guard let source = text.source, !source.scalars.contains(where: Self.isHalfwidth),
      text.scalars.contains(where: Self.isHalfwidth), !text.string.contains("半角")
    else { return }
    var edits: [Fix.Edit] = []
    var previous: Range<Int>?
    for (scalar, range) in text.scalarRanges {
      guard Self.isHalfwidth(scalar) else {
        previous = nil
        continue
      }
      let isVoiceMark = scalar == "ﾞ" || scalar == "ﾟ"
      if isVoiceMark, let base = previous, let edit = edits.popLast() {
        let kana = String(decoding: edit.replacement, as: UTF8.self)
        let mark = scalar == "ﾞ" ? "\u{3099}" : "\u{309A}"
        let voiced = CanonicalComposition.composed(kana + mark)
        edits.append(text.edit(base.lowerBound..<range.upperBound, with: voiced))
        previous = nil
      } else {
        edits.append(text.edit(range, with: Self.fullwidth[Int(scalar.value) - 0xFF61]))
        previous = range
      }
    }
    if !edits.isEmpty { text.report(edits: edits) }
  }

  private static func isHalfwidth(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF61...0xFF9F).contains(scalar.value)
  }

  /// The full-width form of U+FF61 to U+FF9F.
  private static let fullwidth =
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜"
    .unicodeScalars.map { String($0) }
}
