import Testing

@testable import PhotoMetadata

/// Dates of which only the larger parts are known.
struct PartialDateTests {
  @Test(arguments: [
    ("1965", "1965"), ("1965-06", "1965-06"), ("1965-06-12", "1965-06-12"),
    ("1965:06:12", "1965-06-12"), ("1965:00:00 00:00:00", "1965"), ("1965:00:00", "1965"),
    ("1965:  :     :  :  ", "1965"), ("1965:  :", "1965"), ("1965:06:  ", "1965-06"),
    ("1965:06:00 00:00:00", "1965-06"), ("1965:06:12   :  :  ", "1965-06-12"),
    ("1965:06:12 00:00:00", "1965-06-12T00:00:00"), ("1965-06-12T08:30", "1965-06-12T08:30"),
    ("1965-06-12T08:30Z", "1965-06-12T08:30+00:00"),
    ("1965-06-12T08:30+09:00", "1965-06-12T08:30+09:00"),
    ("Wed, 02 Oct 2002 15:00:00 GMT", "2002-10-02T15:00:00+00:00"),
    ("2 Oct 2002 15:00 +0200", "2002-10-02T15:00+02:00"),
    ("Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37+00:00"),
    ("Sun Nov  6 08:49:37 1994", "1994-11-06T08:49:37"), ("November 1994", "1994-11"),
    ("Nov 6, 1994", "1994-11-06"), ("06 Nov 1994 08:49:37 EST", "1994-11-06T08:49:37-05:00"),
  ])
  func readsEveryForm(text: String, expected: String) throws {
    let date = try #require(CaptureDate(anyFormat: text))
    #expect(date.iso8601 == expected)
    #expect(CaptureDate(iso8601: date.iso8601) == date)
  }

  @Test(arguments: [
    "", "196", "19650612", "0000", "0000:00:00 00:00:00", "1965-13", "1965-02-30", "1965:00:12",
    "1965-06-12T", "1965-06-12T08", "yesterday", "June", "6 June", "Nov 6 7 1994", "12/06/1965",
    "Wed, 02 Oct 2002 15:00:00 GMT or so", "Wed, 32 Oct 2002", "02 Oct 2002 25:00:00 GMT",
  ])
  func refusesWhatIsNoDate(text: String) {
    #expect(CaptureDate(anyFormat: text) == nil)
  }

  @Test(arguments: [
    ("2017-10-27T08:38:52", "2017", true), ("2017-10-27T08:38:52", "2017-10", true),
    ("2017-10-27T08:38:52", "2017-10-27T08:38", true), ("2017", "2017-10", false),
    ("2017-10-27", "2017-10-28", false), ("2017-10-27T08:38:52+09:00", "2017-10-27T08:38", true),
    ("2017-10-27T08:38:52", "2017-10-27T08:38+09:00", false),
  ])
  func knowsWhatItSaysAlready(text: String, other: String, isSaid: Bool) throws {
    let date = try #require(CaptureDate(iso8601: text))
    #expect(date.agrees(with: try #require(CaptureDate(iso8601: other))) == isSaid)
  }

  @Test func isSortedByItsBeginning() throws {
    let texts = ["1965", "1965-06", "1965-06-12", "1965-06-12T08:30", "1966"]
    let seconds = try texts.map { try #require(CaptureDate(iso8601: $0)).secondsByClock }
    #expect(seconds == seconds.sorted())
  }
}
