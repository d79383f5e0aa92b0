import LocaleFormats
import StringCatalogs
import Testing

struct LocaleDigitDateTests {
  private static func film(
    _ language: String, year: Int = 2025, month: Int = 9, day: Int = 4
  ) -> String {
    LocaleDigitDate(language: LanguageTag(rawValue: language))
      .filmText(year: year, month: month, day: day)
  }

  private static func numeric(
    _ language: String, year: Int = 2025, month: Int = 9, day: Int = 4
  ) -> String {
    LocaleDigitDate(language: LanguageTag(rawValue: language))
      .text(year: year, month: month, day: day)
  }

  @Test(arguments: [
    ("ja", "'25 9 4", "2025/9/4"), ("ko", "'25 9 4", "2025. 9. 4."),
    ("zh-Hans", "'25 9 4", "2025/9/4"), ("zh-Hant", "'25 9 4", "2025/9/4"),
    ("en-US", "9 4 '25", "9/4/2025"), ("en", "9 4 '25", "9/4/2025"),
    ("en-GB", "4 9 '25", "04/09/2025"), ("de", "4 9 '25", "4.9.2025"),
    ("fr", "4 9 '25", "04/09/2025"), ("sv", "'25 9 4", "2025-09-04"),
    ("hu", "'25 9 4", "2025. 09. 04."), ("bg", "4 9 '25", "4.09.2025"),
    ("ar-EG", "4 9 '25", "4/9/2025"),
  ])
  func hasTheOrderOfTheLanguage(language: String, film: String, numeric: String) {
    #expect(Self.film(language) == film)
    #expect(Self.numeric(language) == numeric)
  }

  @Test(arguments: [
    ("th", "4 9 '68", "4/9/2568"), ("th-u-ca-gregory", "4 9 '25", "4/9/2025"),
    ("ja-u-ca-japanese", "7 9 4", "7/09/04"), ("fa", "'04 6 13", "1404/6/13"),
    ("zh-TW-u-ca-roc", "114 9 4", "114/9/4"), ("en-u-ca-buddhist", "9 4 '68", "9/4/2568"),
    ("zh-u-ca-chinese", "'25 9 4", "2025/9/4"), ("en-u-ca-hebrew", "9 4 '25", "9/4/2025"),
  ])
  func countsYearsByTheCalendar(language: String, film: String, numeric: String) {
    #expect(Self.film(language) == film)
    #expect(Self.numeric(language) == numeric)
  }

  @Test func takesGregorianDaysAsWritten() {
    #expect(Self.numeric("en", year: 1500, month: 2, day: 28) == "2/28/1500")
    #expect(Self.film("en", year: 9999, month: 12, day: 31) == "12 31 '99")
    #expect(Self.film("en", year: 2005, month: 1, day: 1) == "1 1 '05")
    #expect(Self.film("ja-u-ca-japanese", year: 1989, month: 1, day: 7) == "64 1 7")
    #expect(Self.film("ja-u-ca-japanese", year: 1989, month: 1, day: 8) == "1 1 8")
  }

  @Test(arguments: [
    "", "x", "zz", "C", "und", "no-such-language", "ja-u-ca-", "ja-u-ca-nothing",
    "en-US@calendar=x", "\u{0}", "../../etc/passwd", String(repeating: "a", count: 5000),
    "en-" + String(repeating: "abc-", count: 2000),
  ])
  func hasADateForEveryTag(language: String) {
    for text in [Self.film(language), Self.numeric(language)] {
      #expect(text.contains("25") && text.contains("9") && text.contains("4"))
      #expect(
        text.allSatisfy { $0.isASCII && $0.isNumber || LocaleDigitDate.characters.contains($0) })
    }
  }
}
