import Foundation
import PhotoMetadata
import ProductStrings
import StringCatalogs
import Testing

@testable import Reports

struct ReportWriterTests {
  private func text(_ value: ReportValue, _ language: LanguageTag) throws -> String {
    try ReportWriter(language: language, catalog: ProductStrings.catalog()).text(value).plain
      .replacing("\u{202F}", with: " ")
  }

  @Test(
    arguments: [
      ("en", "2.4 MB (2,417,332 bytes)"), ("ko", "2.4MB(2,417,332바이트)"),
      ("ja", "2.4 MB（2,417,332バイト）"), ("zh-Hans", "2.4 MB（2,417,332 字节）"),
    ])
  func writesSizes(language: String, expected: String) throws {
    #expect(try text(.byteSize(2_417_332), LanguageTag(rawValue: language)) == expected)
  }

  @Test func writesSmallSizesOnce() throws {
    #expect(try text(.byteSize(873), "en") == "873 bytes")
    #expect(try text(.byteSize(0), "ko") == "0바이트")
  }

  @Test(
    arguments: [
      ("en", "Sep 4, 2025 at 12:34:56 PM UTC"), ("ko", "2025년 9월 4일 오후 12:34:56 UTC"),
      ("ja", "2025年9月4日 12:34:56 UTC"), ("zh-Hans", "2025年9月4日 12:34:56 UTC"),
    ])
  func writesMoments(language: String, expected: String) throws {
    #expect(try text(.date(SampleAudit.date), LanguageTag(rawValue: language)) == expected)
  }

  @Test func guessesNoTimeZone() throws {
    let date = try #require(
      CaptureDate(year: 2024, month: 2, day: 29, hour: 23, minute: 59, second: 59))
    #expect(
      try text(.captureDate(date), "en")
        == "Feb 29, 2024 at 11:59:59 PM (camera clock, time zone not recorded)")
    #expect(try text(.captureDay(date), "ja") == "2024年2月29日")
  }

  @Test(
    arguments: [
      (1582, 10, 10, 0, "1582-10-10 08:07:00 (UTC+00:00)", "1582-10-10"),
      (1, 1, 1, 59, "0001-01-01 08:07:59 (UTC+00:00)", "0001-01-01"),
      (2016, 12, 31, 60, "2016-12-31 08:07:60 (UTC+00:00)", "2016-12-31"),
      (1583, 1, 1, 0, "Jan 1, 1583 at 8:07:00 AM (UTC+00:00)", "Jan 1, 1583"),
    ])
  func changesNoMomentThatCalendarsDisagreeAbout(
    year: Int, month: Int, day: Int, second: Int, moment: String, dayAlone: String
  ) throws {
    let date = try #require(
      CaptureDate(
        year: year, month: month, day: day, hour: 8, minute: 7, second: second, offsetMinutes: 0))
    #expect(try text(.captureDate(date), "en") == moment)
    #expect(try text(.captureDay(date), "en") == dayAlone)
  }

  @Test(arguments: [(-210, "UTC−03:30"), (0, "UTC+00:00"), (345, "UTC+05:45")])
  func writesOffsets(minutes: Int, expected: String) throws {
    let date = try #require(CaptureDate(year: 2024, month: 1, day: 1, offsetMinutes: minutes))
    #expect(try text(.captureDate(date), "en").hasSuffix("(\(expected))"))
  }

  @Test func writesPlaces() throws {
    let place = try #require(GeoCoordinates(latitude: -33.8688, longitude: -70.5))
    #expect(try text(.coordinates(place), "en") == "33.86880° S, 70.50000° W")
    #expect(try text(.coordinates(place), "ko") == "남위 33.86880°, 서경 70.50000°")
  }

  @Test func writesPoints() throws {
    let writer = try ReportWriter(language: "en", catalog: ProductStrings.catalog())
    #expect(writer.points(-30) == "−30")
    #expect(writer.points(0) == "0")
    #expect(writer.points(5) == "+5")
  }

  @Test func distinguishesValuesFromItsOwnWords() throws {
    let writer = try ReportWriter(language: "en", catalog: ProductStrings.catalog())
    let message = LocalizedMessage("flag.softwareEdited.description", .text("A\u{2069}\u{202E}B"))
    let text = writer.text(message)
    #expect(text.runs.map(\.kind) == [.words, .value])
    #expect(text.runs.last?.text == "A⟨U+2069⟩⟨U+202E⟩B")
  }
}
