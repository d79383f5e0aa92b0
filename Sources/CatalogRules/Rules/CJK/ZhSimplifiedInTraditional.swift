import Characters
import StringCatalogs

/// A simplified Chinese character in traditional Chinese.
struct ZhSimplifiedInTraditional: TextRule {
  static let description = RuleDescription(
    "zh-simplified-in-traditional", severity: .warning,
    examples: [
      .bad(["Settings": ["zh-Hant": "⟦设定⟧", "zh-HK": "⟦设定⟧"]]),
      .good([
        "Photo state": ["ja": "写真の状態、横、残り", "zh-Hans": "照片状态", "zh-Hant": "照片狀態"],
        "Language": ["zh-Hant": "切換為「简体中文」"],
        "Simplified characters": ["zh-Hant-HK": "简化字"],
      ]),
    ])

  static let traits: TextTraits = .han

  static func applies(to language: LanguageContext) -> Bool {
    language.language == "zh" && language.script == "Hant"
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let found = text.foreignHan(.simplifiedOnly, isForeign: true)
    if !found.isEmpty { reporter.report(text, .text(found)) }
  }

  func finish(_ catalog: CatalogContext, _ reporter: Reporter) {
    reporter.mergeFindings(in: catalog.languages.filter(Self.applies), of: catalog)
  }
}
