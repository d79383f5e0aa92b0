import CatalogRules
import CodeStrings
import StringCatalogs

/// Finds literals that look localized and are not.
enum UnlocalizedTexts {
  static func findings(_ reading: CodeReading) -> [CodeFinding] {
    reading.unlocalized.map { text in
      CodeFinding(
        rule: CodeRules.unlocalizedText, subject: .code(text.place.finding), key: text.text,
        confidence: text.reason == .parameter ? .likely : .certain, variant: text.reason.rawValue)
    }
  }
}
