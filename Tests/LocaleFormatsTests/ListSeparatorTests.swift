import Foundation
import StringCatalogs
import Testing

struct ListSeparatorTests {
  /// The separator is the one that CLDR puts between the first of several items.
  @Test(arguments: ["en", "ko", "ja", "zh-Hans", "zh-Hant", "yue", "zh_CN", "de", "fr", "ja-JP"])
  func agreesWithFoundation(language: String) {
    let locale = Locale(identifier: language)
    let expected = ["A", "B", "C", "D"].formatted(.list(type: .and).locale(locale))
    #expect(expected.hasPrefix("A" + LanguageTag(rawValue: language).listSeparator + "B"))
  }
}
