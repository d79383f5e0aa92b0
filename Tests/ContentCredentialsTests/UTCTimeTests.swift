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
  }
}
