/// A chart of bars as templates see it: a table whose rows end with a bar.
///
/// Numbers are beside the bars, so that the table needs neither colors nor a drawing.
struct HTMLBars {
  /// The length of the whole scale; lengths are in tenths of a percent.
  private static let whole = 1_000

  /// The length that can still be seen.
  private static let shortest = 5

  private let chart: WrittenChart
  private let blocks: HTMLBlocks

  /// Creates the view of a chart.
  init(_ chart: Chart, blocks: HTMLBlocks) {
    self.chart = WrittenChart(chart, writer: blocks.writer)
    self.blocks = blocks
  }

  /// The chart.
  var view: TemplateView {
    TemplateView { name in
      switch name {
      case "heading": blocks.text(chart.heading)
      case "name": onlyName
      case "items": chart.series.count == 1 ? chart.axis.indices.map { item($0, of: 0) } : []
      case "groups": chart.series.count > 1 ? chart.axis.indices.map(group) : []
      case "target": blocks.target(of: chart)
      case "omission": chart.omission
      default: nil
      }
    }
  }

  /// The name of a single series.
  private var onlyName: TemplateView? {
    guard chart.series.count == 1 else { return nil }
    return chart.series[0].name.map { blocks.text($0) }
  }

  /// The values of a label of the axis.
  private func group(_ position: Int) -> TemplateView {
    TemplateView { name in
      switch name {
      case "label": blocks.text(chart.axis[position])
      case "items": chart.series.indices.map { item(position, of: $0) }
      default: nil
      }
    }
  }

  private func item(_ position: Int, of index: Int) -> TemplateView {
    let series = chart.series[index]
    let value = series.values[position]
    let length = value.map {
      chart.scale.length(of: $0.number, whole: Self.whole, shortest: Self.shortest)
    }
    let label = chart.series.count == 1 ? chart.axis[position] : series.name
    return TemplateView { name in
      switch name {
      case "label": blocks.text(label ?? DocumentText(words: blocks.writer.builtIn("value")))
      case "text": value?.text ?? "–"
      case "length": length.flatMap { $0 > 0 ? HTMLBlocks.percentage($0) : nil }
      case "percent": length.flatMap(Self.rounded)
      case "rest": length.flatMap(Self.rounded).flatMap { $0 < 100 ? 100 - $0 : nil }
      case "series": chart.series.count > 1 ? index + 1 : nil
      case "mark":
        chart.target.map {
          HTMLBlocks.percentage(chart.scale.length(of: $0.value.number, whole: Self.whole))
        }
      default: nil
      }
    }
  }

  /// Returns a length in whole percent, at least 1; nil for none.
  private static func rounded(_ length: Int) -> Int? {
    length > 0 ? max(1, (length + 5) / 10) : nil
  }
}
