import Testing

@testable import ToolSupport

struct JobCountTests {
  @Test(arguments: [
    (nil, 256, true), (0, 256, false), (1, 256, true), (256, 256, true), (257, 256, false),
    (64, 64, true), (65, 64, false), (-1, 64, false),
  ])
  func acceptsWhatIsInRange(count: Int?, limit: Int, isAccepted: Bool) {
    #expect(((try? JobCount.check(count, upTo: limit)) != nil) == isAccepted)
  }
}
