import StringCatalogs

/// A chart whose values are written in a language, the same for each form of a document.
///
/// It has at most ``Chart/maximumPoints`` labels and ``Chart/maximumSeries`` series, and only
/// values that can be drawn.
struct WrittenChart {
  /// A value.
  struct Value {
    /// The value, not negative.
    var number: Double

    /// The value as the language writes it.
    var text: String
  }

  /// A series.
  struct Series {
    /// What it is; nil if the heading of the chart says it.
    var name: DocumentText?

    /// A value for each label of the axis; nil for one that is missing.
    var values: [Value?]

    /// The first and the last value that is not missing.
    var ends: (first: Value, last: Value)? {
      guard let first = values.lazy.compactMap(\.self).first,
        let last = values.lazy.compactMap(\.self).last
      else { return nil }
      return (first, last)
    }
  }

  /// The heading.
  let heading: DocumentText

  /// What each value belongs to.
  let axis: [DocumentText]

  /// The series.
  let series: [Series]

  /// The value to compare others with.
  let target: (label: DocumentText, value: Value)?

  /// The value to compare others with, as a line of text.
  let targetLine: DocumentText?

  /// The scale of all values.
  let scale: ChartScale

  /// The number of values that are not shown, as a sentence; nil if all are.
  let omission: String?

  private let unit: Chart.Unit

  /// The number of values of the whole chart, shown or not.
  private let wholeCount: Int

  /// The values in rows and columns.
  let table: WrittenTable

  /// The largest value that is drawn and written with all of its digits.
  private static let largest = 1e18

  /// Writes a chart.
  init(_ chart: Chart, writer: DocumentWriter) {
    let shown = Self.shown(chart)
    func value(_ number: Double?) -> Value? {
      Self.value(number, chart.unit).map {
        Value(number: $0.number, text: writer.text($0.value).plain)
      }
    }
    unit = chart.unit
    heading = writer.text(chart.heading)
    axis = shown.axis.map { writer.text($0) }
    series = shown.series.map { series in
      Series(
        name: series.name == .absent ? nil : writer.text(series.name),
        values: series.values.map(value))
    }
    target = chart.target.flatMap { target in
      value(target.value).map { (writer.text(target.label), $0) }
    }
    targetLine = target.map { target in
      writer.labeled(target.label, DocumentText(words: target.value.text))
    }
    let numbers = series.flatMap(\.values) + [target?.value]
    scale = ChartScale(numbers.compactMap { $0?.number }, kind: chart.kind, unit: chart.unit)
    wholeCount = Self.pointCount(chart)
    omission = Self.omission(wholeCount - Self.pointCount(shown), writer)
    let name = unit == .percent ? writer.builtIn("share") : writer.builtIn("count")
    table = WrittenTable(
      Self.table(shown), writer: writer,
      headings: [heading] + series.map { $0.name ?? DocumentText(words: name) })
  }

  /// Returns the number of values that are not shown as a sentence, if so many labels of the axis
  /// are; nil if all are.
  func omission(showing count: Int, writer: DocumentWriter) -> String? {
    Self.omission(wholeCount - count * series.count, writer)
  }

  private static func omission(_ count: Int, _ writer: DocumentWriter) -> String? {
    count > 0 ? writer.builtIn("chartOmitted", .integer(Int64(count))) : nil
  }

  /// Returns a value of the scale as the language writes it.
  func text(for number: Double, in writer: DocumentWriter) -> String {
    Self.value(number, unit).map { writer.text($0.value).plain } ?? ""
  }

  private static func pointCount(_ chart: Chart) -> Int {
    let (count, overflow) = chart.axis.count.multipliedReportingOverflow(by: chart.series.count)
    return overflow ? .max : count
  }

  /// Returns a chart with the labels and series that are shown, each series with a value or none
  /// for each label.
  private static func shown(_ chart: Chart) -> Chart {
    var shown = chart
    let count = chart.axis.count
    let positions =
      chart.kind == .lines
      ? max(0, count - chart.pointLimit)..<count : 0..<min(count, chart.pointLimit)
    shown.axis = Array(chart.axis[positions])
    shown.series = chart.series.prefix(Chart.maximumSeries).map { series in
      Chart.Series(
        series.name,
        values: positions.map { $0 < series.values.count ? series.values[$0] : nil })
    }
    return shown
  }

  /// Returns a value that can be drawn, also as a value of a document; nil for others.
  private static func value(
    _ number: Double?, _ unit: Chart.Unit
  ) -> (number: Double, value: DocumentValue)? {
    guard let number, number.isFinite, (0...largest).contains(number) else { return nil }
    switch unit {
    case .percent: return (number, .percent(number))
    case .count: return (number.rounded(), .number(Int(number.rounded())))
    }
  }

  private static func table(_ chart: Chart) -> Table {
    Table(
      columns: [Table.Column(chart.heading)]
        + chart.series.map { Table.Column(heading: $0.name, .number) },
      rows: chart.axis.enumerated().map { position, label in
        let cells = chart.series.map { series in
          Table.Cell(value(series.values[position], chart.unit)?.value ?? .absent)
        }
        return Table.Row([Table.Cell(label)] + cells)
      })
  }
}
