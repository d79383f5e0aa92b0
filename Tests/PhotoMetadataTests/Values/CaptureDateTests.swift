import Foundation
import Testing

@testable import PhotoMetadata

struct CaptureDateTests {
  @Test(arguments: [
    ("2017:10:27 08:38:52", "2017-10-27T08:38:52"),
    ("2015-06-29T18:19:12+01:00", "2015-06-29T18:19:12+01:00"),
    ("2015/06/29 18:19:12", "2015-06-29T18:19:12"),
    ("2015:06:29 18:19:12.25", "2015-06-29T18:19:12"),
    ("2016:02:29 23:59:60", "2016-02-29T23:59:60"),
    ("2015:06:29 18:19:12 -03:30", "2015-06-29T18:19:12-03:30"),
    ("2015:06:29 18:19:12.5 Z", "2015-06-29T18:19:12+00:00"),
    ("2015:06:29 18:19:12Z", "2015-06-29T18:19:12+00:00"),
  ])
  func readsWhatExifWrites(text: String, expected: String) {
    #expect(CaptureDate(exif: text)?.iso8601 == expected)
  }

  @Test(arguments: [
    "", "0000:00:00 00:00:00", ":  :     :  :", "2017:13:01 00:00:00", "2017:02:29 00:00:00",
    "2100:02:29 00:00:00", "2017:04:31 00:00:00", "2017:10:27 24:00:00", "2017:10:27 08:60:00",
    "2017:10:27 08:38:61", "2017:10:27", "2017:10:27 08:38:52 AM", "２０１７:10:27 08:38:52",
    "2017:10:27 08:38:52+25:00", "2017:1:27 08:38:52", "-017:10:27 08:38:52",
  ])
  func refusesInvalidDates(text: String) {
    #expect(CaptureDate(exif: text) == nil)
  }

  @Test(arguments: [
    ("+09:00", 540), ("-07:00", -420), ("+06:30", 390), ("Z", 0), ("+0545", 345), ("-00:30", -30),
  ])
  func readsOffsets(text: String, minutes: Int) {
    #expect(CaptureDate.offsetMinutes(exif: text) == minutes)
  }

  @Test(arguments: ["", "+9", "09:00", "+24:00", "+09:60", "+09:00 ", "   :  "])
  func refusesWhatIsNotAnOffset(text: String) {
    #expect(CaptureDate.offsetMinutes(exif: text) == nil)
  }

  @Test(arguments: [nil, 0, 540, -210, 1439, -1439])
  func readsBackItsOwnText(offset: Int?) throws {
    let date = try #require(
      CaptureDate(
        year: 7, month: 1, day: 2, hour: 3, minute: 4, second: 5, offsetMinutes: offset))
    #expect(CaptureDate(iso8601: date.iso8601) == date)
  }

  @Test func refusesTextThatIsNotISO8601() {
    #expect(CaptureDate(iso8601: "2017:10:27 08:38:52") == nil)
    #expect(CaptureDate(iso8601: "2017-10-27T08:38:52.5") == nil)
    #expect(CaptureDate(iso8601: "2017-10-27T08:38:52 +09:00") == nil)
    #expect(CaptureDate(iso8601: "2017-10-27T08:38:52+09:00Z") == nil)
  }

  @Test func refusesAnOffsetOfADay() {
    #expect(CaptureDate(year: 2020, month: 1, day: 1, offsetMinutes: 1440) == nil)
  }

  @Test func isATextInJSON() throws {
    let date = CaptureDate(exif: "2017:10:27 08:38:52")
    let json = try JSONEncoder().encode([date])
    #expect(String(decoding: json, as: UTF8.self) == #"["2017-10-27T08:38:52"]"#)
    #expect(try JSONDecoder().decode([CaptureDate?].self, from: json) == [date])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CaptureDate].self, from: Data(#"["yesterday"]"#.utf8))
    }
  }

  /// Foundation's calendar knows the length of every month, independently of our rules.
  @Test func knowsTheDaysThatFoundationKnows() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for year in [1600, 1900, 2000, 2019, 2020, 2100] {
      for month in 1...12 {
        let first = try #require(
          calendar.date(from: DateComponents(year: year, month: month, day: 1)))
        let days = try #require(calendar.range(of: .day, in: .month, for: first)).count
        #expect(CaptureDate(year: year, month: month, day: days) != nil)
        #expect(CaptureDate(year: year, month: month, day: days + 1) == nil)
      }
    }
  }
}
