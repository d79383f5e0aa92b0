import Documents
import Foundation
import StringCatalogs
import Testing

struct DocumentValueTests {
  private func text(_ value: DocumentValue, _ language: LanguageTag = "en") throws -> String {
    let text = try renderer([
      "days": ["%lld days", "%lld일"], "from": ["From %1$@ to %2$@", "%1$@부터 %2$@까지"],
    ]).text(document(.sentence(value)), languages: [language])
    return String(text.split(separator: "\n").last ?? "")
  }

  @Test func isWrittenAsTheLanguageDoes() throws {
    let moment = Date(timeIntervalSince1970: 1_790_000_000)
    #expect(try text(.date(moment)) == "Sep 21, 2026 at 2:13:20\u{A0}PM UTC")
    #expect(try text(.date(moment), "ko") == "2026년 9월 21일 오후 2:13:20 UTC")
    #expect(try text(.byteSize(12)) == "12 bytes")
    #expect(try text(.byteSize(-1)) == "-1 byte")
    #expect(try text(.offset(-16)) == "-0x10 (-16)")
    #expect(try text(.number(.min)) == "-9,223,372,036,854,775,808")
    #expect(try text(.phrase("days", .number(3)), "ko") == "3일")
  }

  @Test func putsValuesIntoSentences() throws {
    let day = DocumentValue.localDate(LocalDate(year: 2026, month: 1, day: 2))
    #expect(
      try text(.phrase("from", day, .byteSize(1_000_000)))
        == "From Jan 2, 2026 to 1 MB (1,000,000 bytes)"
    )
  }

  @Test func writesATimeWithItsZone() throws {
    var date = LocalDate(
      year: 2016, month: 12, day: 31, time: LocalDate.Time(hour: 23, minute: 59, second: 59))
    #expect(try text(.localDate(date)) == "Dec 31, 2016 at 11:59:59\u{A0}PM")
    date.offsetMinutes = -330
    #expect(try text(.localDate(date)) == "Dec 31, 2016 at 11:59:59\u{A0}PM (UTC−05:30)")
    date.time?.second = 60
    #expect(try text(.localDate(date)) == "2016-12-31 23:59:60 (UTC−05:30)")
  }

  @Test(arguments: [
    (2026, 2, 30), (2026, 13, 1), (1500, 1, 1), (-1, 0, 0), (Int.max, Int.min, 99),
  ])
  func writesAnImpossibleDateInNumbers(year: Int, month: Int, day: Int) throws {
    let text = try text(.localDate(LocalDate(year: year, month: month, day: day)))
    #expect(text.contains("\(year)"))
    #expect(text.hasSuffix("\(day)"))
  }

  /// Before the Gregorian calendar, and behind four digits, a date is numbers.
  @Test(arguments: [
    (1582, "1582-12-31"), (1583, "Dec 31, 1583"), (9999, "Dec 31, 9999"), (10_000, "10000-12-31"),
  ])
  func knowsTheYearsOfTheCalendar(year: Int, written: String) throws {
    #expect(try text(.localDate(LocalDate(year: year, month: 12, day: 31))) == written)
  }
}
