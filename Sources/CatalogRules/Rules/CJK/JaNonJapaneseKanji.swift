import Characters
import StringCatalogs

/// A character in Japanese that Japanese does not use.
struct JaNonJapaneseKanji: TextRule {
  static let description = RuleDescription(
    "ja-non-japanese-kanji", severity: .warning,
    examples: [
      .bad(["Settings": ["ja": "⟦设定⟧"]]),
      .good([
        "State": ["ja": "写真の状態、横、残り、𠮟る"],
        "Language": ["ja": "言語：简体中文"],
      ]),
    ])

  static let traits: TextTraits = .han

  static func applies(to language: LanguageContext) -> Bool { language.language == "ja" }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let found = text.foreignHan(.japanese, isForeign: false)
    if !found.isEmpty { reporter.report(text, .text(found)) }
  }
}
