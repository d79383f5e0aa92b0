/// A space between two Chinese or Japanese characters.
struct CjkSpace: TextRule {
  static let description = RuleDescription(
    "cjk-space", severity: .info, preset: .all, fixability: .unsafe,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Open the file" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : ⟦"打开 文件"⟧ } }
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
              "Open the file" : {
                "localizations" : {
                  "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "打开文件" } }
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
            "Open" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "打开 PDF 文件" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "PDF を開く" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "파일 열기" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .space

  static func applies(to language: LanguageContext) -> Bool {
    ["ja", "zh"].contains(language.language)
  }

  func check(_ text: TextContext) {
    let scalars = text.scalarRanges
    let edits = scalars.indices.dropFirst().dropLast().compactMap { index -> Fix.Edit? in
      guard scalars[index].scalar == " ", scalars[index - 1].scalar.isHanOrKana,
        scalars[index + 1].scalar.isHanOrKana
      else { return nil }
      return text.edit(scalars[index].range, with: "")
    }
    if !edits.isEmpty { text.report(edits: edits) }
  }
}
