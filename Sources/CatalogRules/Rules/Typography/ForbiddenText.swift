import StringCatalogs

/// A text that the project forbids, everywhere or in a language.
struct ForbiddenText: TextRule {
  static let description = RuleDescription(
    "forbidden-text", severity: .warning,
    examples: [
      .bad(["Open app": ["ko": "⟦PhotoBox 열기⟧"]]) { $0.forbiddenTexts = ["PhotoBox"] },
      .good(["Open app": ["ko": "PhotoLens 열기"]]) { $0.forbiddenTexts = ["PhotoBox"] },
      .bad(["Image": ["ko": "⟦그림⟧", "ja": "画像"]]) {
        $0.forbiddenTexts = [ForbiddenTerm("그림", language: "ko", replacement: "이미지")]
      },
      .good(["Image": ["ko": "이미지", "zh-Hans": "그림"]]) {
        $0.forbiddenTexts = [ForbiddenTerm("그림", language: "ko", replacement: "이미지")]
      },
    ])

  static let traits: TextTraits = .any

  static func applies(to catalog: CatalogContext) -> Bool {
    !catalog.configuration.forbiddenTexts.isEmpty
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let terms = text.catalog.forbiddenTexts.terms(in: text.utf8, for: text.language.canonical)
    for term in terms {
      if let replacement = term.replacement {
        reporter.report(text, variant: "replacement", .text(term.text), .text(replacement))
      } else {
        reporter.report(text, .text(term.text))
      }
    }
  }
}
