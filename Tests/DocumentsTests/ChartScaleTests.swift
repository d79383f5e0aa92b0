import Testing

@testable import Documents

struct ChartScaleTests {
  @Test(
    arguments: [
      (0, [0, 1]), (1, [0, 1]), (3, [0, 1, 2, 3]), (5, [0, 1, 2, 3, 4, 5]),
      (6, [0, 2, 4, 6]), (10, [0, 2, 4, 6, 8, 10]), (11, [0, 5, 10, 15]),
      (47, [0, 10, 20, 30, 40, 50]), (51, [0, 20, 40, 60]),
      (1_000, [0, 200, 400, 600, 800, 1_000]),
    ] as [(Double, [Double])])
  func endsAtARoundNumber(longest: Double, ticks: [Double]) {
    let scale = ChartScale([longest / 2, longest], kind: .lines, unit: .count)
    #expect(scale.ticks == ticks)
    #expect(scale.maximum == ticks.last)
  }

  @Test func hasFewLinesHoweverLargeItIs() {
    for power in 0...18 {
      for digit in 1...9 {
        var longest = Double(digit)
        for _ in 0..<power { longest *= 10 }
        let scale = ChartScale([longest], kind: .lines, unit: .count)
        #expect((2...6).contains(scale.ticks.count), "\(longest): \(scale.ticks)")
        #expect(scale.maximum >= longest)
      }
    }
  }

  @Test func hasAllShares() {
    #expect(ChartScale([7], kind: .lines, unit: .percent).ticks == [0, 25, 50, 75, 100])
    #expect(ChartScale([7], kind: .bars, unit: .percent).maximum == 100)
    #expect(ChartScale([120], kind: .bars, unit: .percent).maximum == 120)
    #expect(ChartScale([7], kind: .bars, unit: .count).maximum == 7)
  }

  /// A little is not nothing, and almost everything is not everything.
  @Test(arguments: [(0, 0), (0.01, 2), (10, 10), (50, 50), (99.9, 99), (100, 100), (200, 100)])
  func drawsOnlyTheWholeAsTheWhole(value: Double, length: Int) {
    let scale = ChartScale([], kind: .bars, unit: .percent)
    #expect(scale.length(of: value, whole: 100, shortest: 2) == length)
  }
}
