public import StringCatalogs

/// Counts in order, such as those of the days of a month, each with a bar to compare them.
///
/// On a web page it is a table, which needs neither colors nor a script to be understood.
public struct BarChart: Hashable, Sendable {
  /// A count.
  public struct Bar: Hashable, Sendable {
    /// What is counted, such as a month.
    public var label: DocumentValue

    /// How many there are.
    public var count: Int

    /// Creates a bar.
    public init(_ label: DocumentValue, count: Int) {
      self.label = label
      self.count = count
    }
  }

  /// What the counts are.
  public var heading: LocalizedMessage

  /// The bars, in order.
  public var bars: [Bar]

  /// Creates a chart.
  public init(_ heading: LocalizedMessage, bars: [Bar]) {
    self.heading = heading
    self.bars = bars
  }

  /// Returns the lengths of the bars, of which the longest has `length`; a count above zero has at
  /// least 1.
  func lengths(longest length: Int) -> [Int] {
    let most = Double(bars.map(\.count).max() ?? 0)
    return bars.map { bar in
      guard bar.count > 0 else { return 0 }
      return max(1, Int((Double(bar.count) / most * Double(length)).rounded()))
    }
  }
}
