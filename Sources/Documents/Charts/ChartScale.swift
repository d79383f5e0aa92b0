import Foundation

/// The scale on which the values of a chart are drawn, from 0 to a maximum.
struct ChartScale: Hashable {
  /// The value at the end; above 0.
  let maximum: Double

  /// The values with a line and a number, from 0 up.
  let ticks: [Double]

  /// Creates a scale for values, which are not negative.
  ///
  /// Lines end at a round number, and bars at the longest one. Shares have all of 0 to 100.
  init(_ values: [Double], kind: Chart.Kind, unit: Chart.Unit) {
    let longest = max(values.max() ?? 0, unit == .percent ? 100 : 0)
    guard kind == .lines, longest > 0 else {
      maximum = longest > 0 ? longest : 1
      ticks = [0, maximum]
      return
    }
    // Counts are whole, and so are their lines; 100 % has quarters.
    let step = unit == .percent && longest == 100 ? 25 : max(1, Self.step(for: longest))
    let count = (longest / step).rounded(.up)
    maximum = step * count
    ticks = (0...Int(count)).map { Double($0) * step }
  }

  /// The intervals between lines that are aimed at.
  private static let intervals = 4.0

  /// Returns the distance between lines: 1, 2 or 5 times a power of ten, for at most five.
  private static func step(for longest: Double) -> Double {
    let exact = longest / intervals
    let power = pow(10, log10(exact).rounded(.down))
    let factor = [1.0, 2, 5].first { $0 * power >= exact * 0.8 } ?? 10
    return factor * power
  }

  /// Returns the length of a value if the whole scale has `whole`; a value above 0 has at least
  /// `shortest`, and only one that reaches the end has all.
  func length(of value: Double, whole: Int, shortest: Int = 1) -> Int {
    guard value > 0 else { return 0 }
    guard value < maximum else { return whole }
    let length = Int((value / maximum * Double(whole)).rounded())
    return max(min(length, whole - 1), min(shortest, whole))
  }
}
