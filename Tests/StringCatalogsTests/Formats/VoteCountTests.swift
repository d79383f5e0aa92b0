import StringCatalogs
import Testing

@Suite struct VoteCountTests {
  @Test(arguments: [
    (2, 0, true), (1.9, 0, false), (3, 0.5, true), (2.9, 0.4, false), (3, 0.6, false),
    (6, 1, true), (5.9, 1, false), (12, 2, true), (11, 2, false), (2, 0.1, false), (0, 0, false),
    (0, 3, false),
  ])
  func isCertainIfNearlyAllAgree(kept: Double, lost: Double, isCertain: Bool) {
    var count = VoteCount()
    count.kept = kept
    count.lost = lost
    #expect(count.isCertain == isCertain)
  }
}
