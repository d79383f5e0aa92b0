import TextLayout

/// A chart of lines as templates see it: a drawing, a legend, and the values as a table.
///
/// Positions are percentages, so that a drawing is as wide as the page allows while its texts keep
/// their size.
struct HTMLLines {
  /// The width and the height of the drawing in its own units.
  private static let whole = 1_000

  /// The maximum number of markers on a line.
  private static let maximumMarkers = 30

  /// The maximum number of rows that are printed with the drawing.
  private static let longestPrintedTable = 24

  /// The maximum width of a label of the axis, in columns.
  private static let widestLabel = 18

  /// The width of a narrow and of a wide drawing, and of a column of a label, in pixels.
  private static let (narrow, wide, column) = (220, 480, 7)

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
      case "title": chart.heading.plain
      case "description": description
      case "columns": widestTick
      case "ticks": chart.scale.ticks.map(tick)
      case "wideLabels": labels(in: Self.wide)
      case "narrowLabels": labels(in: Self.narrow)
      case "lines": chart.series.indices.map(line)
      case "mark": chart.target.map { HTMLBlocks.percentage(height($0.value.number)) }
      case "target": blocks.target(of: chart)
      case "omission": chart.omission
      case "samples": samples.map { position in blocks.text(chart.axis[position]) }
      case "unsampled": chart.omission(showing: samples.count, writer: blocks.writer)
      case "isLong": chart.axis.count > Self.longestPrintedTable
      case "table": HTMLTable(chart.table, blocks: blocks).view
      default: nil
      }
    }
  }

  /// What the drawing shows: from where to where each line goes.
  private var description: String {
    let courses = chart.series.compactMap { series -> DocumentText? in
      series.ends.map { ends in
        blocks.writer.builtInText(
          "chartCourse", series.name ?? chart.heading, DocumentText(words: ends.first.text),
          DocumentText(words: ends.last.text))
      }
    }
    return blocks.writer.list(courses).plain
  }

  /// The width of the numbers beside the drawing, in columns, as far as the style sheet knows it.
  private var widestTick: Int {
    let widths = chart.scale.ticks.map { DisplayWidth.of(chart.text(for: $0, in: blocks.writer)) }
    return min(max(widths.max() ?? 0, 1), 12)
  }

  private func tick(_ value: Double) -> TemplateView {
    TemplateView { name in
      switch name {
      case "y": HTMLBlocks.percentage(height(value))
      case "text": chart.text(for: value, in: blocks.writer)
      default: nil
      }
    }
  }

  /// The positions that an email shows: the first, the one in the middle, and the last.
  private var samples: [Int] {
    let last = chart.axis.count - 1
    return last < 2 ? Array(chart.axis.indices) : [0, last / 2, last]
  }

  /// Returns the labels of the axis that fit a drawing: the first, the last, and some between.
  private func labels(in width: Int) -> [TemplateView] {
    let texts = chart.axis.map { $0.plain.truncatedInMiddle(toColumns: Self.widestLabel) }
    let widest = texts.map { DisplayWidth.of($0) }.max() ?? 0
    let room = max(2, width / ((widest + 2) * Self.column))
    let last = texts.count - 1
    let positions =
      texts.count <= room
      ? Array(texts.indices) : (0..<room).map { ($0 * last + (room - 1) / 2) / (room - 1) }
    return positions.map { position in
      TemplateView { name in
        switch name {
        case "x": HTMLBlocks.percentage(self.position(of: position))
        case "anchor":
          last == 0 ? "middle" : position == 0 ? "start" : position == last ? "end" : "middle"
        case "text": texts[position]
        default: nil
        }
      }
    }
  }

  private func line(_ index: Int) -> TemplateView {
    let series = chart.series[index]
    return TemplateView { name in
      switch name {
      case "series": index + 1
      case "dash": Self.dashes[index % Self.dashes.count]
      case "marker": Self.markers[index % Self.markers.count]
      case "name": blocks.text(series.name ?? chart.heading)
      case "last": series.ends?.last.text ?? "–"
      case "samples":
        samples.map { position in
          TemplateView { $0 == "text" ? series.values[position]?.text ?? "–" : nil }
        }
      case "parts": parts(of: series).map { part in TemplateView { $0 == "points" ? part : nil } }
      case "points": points(of: series)
      default: nil
      }
    }
  }

  /// Returns the unbroken parts of a line as points of a drawing.
  private func parts(of series: WrittenChart.Series) -> [String] {
    var parts: [[String]] = [[]]
    for (position, value) in series.values.enumerated() {
      if let value {
        parts[parts.count - 1].append("\(self.position(of: position)),\(height(value.number))")
      } else if parts.last?.isEmpty == false {
        parts.append([])
      }
    }
    return parts.filter { $0.count > 1 }.map { $0.joined(separator: " ") }
  }

  /// Returns the values with a marker: all if they are few, else some, and each that no line shows.
  private func points(of series: WrittenChart.Series) -> [TemplateView] {
    let values = series.values
    let stride = max(1, (values.count + Self.maximumMarkers - 1) / Self.maximumMarkers)
    return values.indices.compactMap { position in
      guard let value = values[position] else { return nil }
      let isAlone =
        (position == 0 || values[position - 1] == nil)
        && (position == values.count - 1 || values[position + 1] == nil)
      guard isAlone || position % stride == (values.count - 1) % stride else { return nil }
      return point(position, value, of: series)
    }
  }

  private func point(
    _ position: Int, _ value: WrittenChart.Value, of series: WrittenChart.Series
  ) -> TemplateView {
    TemplateView { name in
      switch name {
      case "x": HTMLBlocks.percentage(self.position(of: position))
      case "y": HTMLBlocks.percentage(height(value.number))
      case "title":
        blocks.writer.list(
          [chart.axis[position], series.name].compactMap(\.self) + [DocumentText(words: value.text)]
        ).plain
      default: nil
      }
    }
  }

  /// Returns the distance of a label of the axis from the left edge.
  private func position(of index: Int) -> Int {
    chart.axis.count > 1 ? index * Self.whole / (chart.axis.count - 1) : Self.whole / 2
  }

  /// Returns the distance of a value from the upper edge.
  private func height(_ value: Double) -> Int {
    Self.whole - chart.scale.length(of: value, whole: Self.whole)
  }

  /// What tells lines apart besides their colors.
  private static let dashes: [String?] = [
    nil, "7 3", "2 3", "9 3 2 3", "12 4", "5 2 1 2", "1 2", "4 4",
  ]
  private static let markers = ["circle", "square", "triangle", "diamond"]
}
