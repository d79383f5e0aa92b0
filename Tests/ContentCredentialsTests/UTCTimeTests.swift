import Testing

@testable import ContentCredentials

struct UTCTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"),
    (1_672_531_199, "2022-12-31T23:59:59Z"), (1_787_304_600, "2026-08-21T09:30:00Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
  ])
  func writesTimes(seconds: Int, text: String) {
    #expect(UTCTime.text(seconds) == text)
    #expect(UTCTime.seconds(text) == seconds)
  }

  @Test(arguments: [
    ("2024-02-29T23:59:59.25+09:30", 1_709_216_999), ("1970-01-01t00:00:00z", 0),
    ("1970-01-01 00:00:00-01:00", 3600),
  ])
  func readsTimes(text: String, seconds: Int) {
    #expect(UTCTime.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "2024", "2024-02-29", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z",
    "2024-01-32T00:00:00Z",
    "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z", "2024-01-01T00:00:61Z", "2024-01-01T00:00:00",
    "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00Zx", "2024-01-01T00:00:00+24:00",
    "2024-01-01T00:00:00+0100", "２024-01-01T00:00:00Z",
  ])
  func readsNothingElse(text: String) {
    #expect(UTCTime.seconds(text) == nil)
  }
}
