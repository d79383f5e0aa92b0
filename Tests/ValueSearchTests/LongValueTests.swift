import PhotoMetadata
import Testing

@testable import ValueSearch

/// Long texts are found by their beginning, in a time that doesn’t grow with their square.
struct LongValueTests {
  @Test func findsALongTextByItsBeginning() {
    let text = String(repeating: "Evening in Rome. ", count: 4000)
    var values = RemovedValues()
    values.add(text: text, of: .comments)
    #expect(values.kind(foundIn: ["See: " + text], []) == .comments)
    #expect(values.kind(foundIn: ["Evening in Rome. "], []) == nil)
  }

  @Test func searchesRepeatedTextsInLinearTime() {
    func time(_ count: Int) -> Duration {
      var values = RemovedValues()
      let text = String(repeating: "Rome ", count: count)
      values.add(text: "Rome", of: .location)
      values.add(text: text, of: .location)
      return ContinuousClock().measure {
        for _ in 0..<2 { #expect(values.kind(foundIn: [text], Array(text.utf8)[...]) == .location) }
      }
    }
    _ = time(1000)
    // A time that grows with the square would be sixteen times as long.
    #expect(time(40_000) < time(10_000) * 10)
  }
}
