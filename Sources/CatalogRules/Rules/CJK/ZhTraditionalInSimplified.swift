import Characters
import StringCatalogs

/// A traditional Chinese character in simplified Chinese.
struct ZhTraditionalInSimplified: TextRule {
  static let description = RuleDescription(
    "zh-traditional-in-simplified", severity: .warning,
    examples: [
      .bad(["Settings": ["zh-Hans": "⟦設置⟧"]]),
      .good([
        "Settings": ["zh-Hans": "设置", "ja": "設定", "zh-Hant": "設定"],
        "Traditional Chinese (繁體中文)": ["zh-Hans": "繁体中文 (繁體中文)"],
        "Language": ["zh-Hans": "切换为“繁體中文”"],
        "Endonym": ["zh-Hans": "日本語、正體中文（臺灣）"],
        "Sorry": ["zh-Hans": "誰もいない場所"],
      ]),
    ])

  static let traits: TextTraits = .han

  static func applies(to language: LanguageContext) -> Bool {
    language.language == "zh" && language.script == "Hans"
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    // A Japanese text is one of script-mismatch.
    if text.traits.contains(.kanaLetter), text.scalars.count(where: \.isKana) > 1 { return }
    let found = text.foreignHan(.traditionalOnly, isForeign: true)
    if !found.isEmpty, !isJapanese(text) { reporter.report(text, .text(found)) }
  }

  func finish(_ catalog: CatalogContext, _ reporter: Reporter) {
    reporter.mergeFindings(in: catalog.languages.filter(Self.applies), of: catalog)
  }

  /// Returns whether the Japanese translation is the same, and has a character that no Chinese text
  /// has: such a text is a name.
  private func isJapanese(_ text: TextContext) -> Bool {
    guard text.scalars.contains(where: Self.japaneseOnly.contains) else { return false }
    let bytes = text.catalog.bytes
    return text.entry.localizations.contains { localization in
      text.entry.language(of: localization)?.language == "ja"
        && text.entry.texts(of: localization).contains { bytes[$0.range] == bytes[text.text.range] }
    }
  }

  /// Frequent characters of Japanese names and words that neither Chinese orthography has.
  private static let japaneseOnly = Set("楽沢桜広辺関竜斎実恵児円仏戦単営覚伝対変県塩".unicodeScalars)
}
