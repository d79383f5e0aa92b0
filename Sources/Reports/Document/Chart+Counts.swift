import Documents
import StringCatalogs

extension Chart {
  /// Creates the bars of counts, in order.
  init(_ heading: LocalizedMessage, counts: [(label: DocumentValue, count: Int)]) {
    self.init(
      heading, kind: .bars, axis: counts.map(\.label),
      series: [Series(.absent, values: counts.map { Double($0.count) })])
  }
}
