import TextLayout

extension TextBlocks {
  /// The maximum length of a bar, and the columns without which there are none.
  private static let longestBar = 30
  private static let shortestRoom = 8

  /// The characters that draw values from small to large.
  private static let levels = Array("▁▂▃▄▅▆▇█")

  /// The maximum length of a row of such characters.
  private static let longestRow = 24

  /// Returns the parts of a chart: its bars, or its course and its values as a table.
  mutating func parts(_ chart: Chart) -> [[String]] {
    let written = WrittenChart(chart, writer: writer)
    let below =
      (written.targetLine.map { columns.lines(of: text($0), indentation: 2) } ?? [])
      + (written.omission.map { columns.lines(of: $0, indentation: 2) } ?? [])
    switch chart.kind {
    case .bars: return [columns.lines(of: written.heading.plain) + bars(written) + below]
    case .lines:
      for name in written.series.compactMap(\.name) { _ = text(name) }
      return [columns.lines(of: written.heading.plain) + courses(written) + below]
        + parts(written.table)
    }
  }

  /// Returns a line for each value, or for each label and then for each of its values.
  private mutating func bars(_ chart: WrittenChart) -> [String] {
    let labels = chart.axis.map { text($0) }
    let names = chart.series.map { series in series.name.map { text($0) } ?? "" }
    let values = chart.series.flatMap { $0.values.map { $0?.text ?? "–" } }
    let width = values.map { DisplayWidth.of($0) }.max() ?? 0
    guard chart.series.count > 1 else {
      let values = chart.series.first?.values ?? []
      let lines = zip(labels, values).map { Line(label: $0, value: $1) }
      return (names.first.map { $0.isEmpty ? [] : columns.lines(of: $0, indentation: 2) } ?? [])
        + bars(lines, valueWidth: width, margin: 2, chart.scale)
    }
    return labels.enumerated().flatMap { position, label in
      columns.lines(of: label, indentation: 2)
        + bars(
          zip(names, chart.series).map { Line(label: $0, value: $1.values[position]) },
          valueWidth: width, margin: 4, chart.scale)
    }
  }

  /// A value with what it belongs to.
  private struct Line {
    var label: String
    var value: WrittenChart.Value?
  }

  /// Bars are last, so that nothing depends on the width of the characters that draw them.
  private func bars(
    _ lines: [Line], valueWidth: Int, margin: Int, _ scale: ChartScale
  ) -> [String] {
    let labelWidth = lines.map { DisplayWidth.of($0.label) }.max() ?? 0
    let room = columns.width - valueWidth - labelWidth - margin - 4
    return lines.flatMap { line in
      let value = (line.value?.text ?? "–").padded(toColumns: valueWidth, alignment: .trailing)
      let start = String.spaces(margin) + value + "  "
      let length = line.value.map {
        scale.length(of: $0.number, whole: min(room, Self.longestBar))
      }
      guard room >= Self.shortestRoom, let length, length > 0 else {
        return columns.lines(of: line.label, after: start)
      }
      let bar = String(repeating: "█", count: length)
      return [start + line.label.padded(toColumns: labelWidth) + "  " + bar]
    }
  }

  /// Returns a line for each series: its last value, its name, and the course of its values.
  private func courses(_ chart: WrittenChart) -> [String] {
    let lasts = chart.series.map { $0.ends?.last.text ?? "–" }
    let names = chart.series.map { $0.name?.plain ?? "" }
    let widths = [lasts, names].map { texts in texts.map { DisplayWidth.of($0) }.max() ?? 0 }
    let room = min(Self.longestRow, columns.width - widths[0] - widths[1] - 6)
    return zip(chart.series, zip(lasts, names)).flatMap { series, texts in
      let start = "  " + texts.0.padded(toColumns: widths[0], alignment: .trailing) + "  "
      guard room >= Self.shortestRoom else { return columns.lines(of: texts.1, after: start) }
      let name = widths[1] > 0 ? texts.1.padded(toColumns: widths[1]) + "  " : ""
      return [start + name + Self.course(series.values, room: room, chart.scale)]
    }
  }

  /// Returns values as a row of characters, of which each stands for one or several of them; a
  /// missing one is a space.
  private static func course(
    _ values: [WrittenChart.Value?], room: Int, _ scale: ChartScale
  ) -> String {
    let count = min(room, values.count)
    let row = (0..<count).map { column -> Character in
      // The last of several, so that the row ends with the last value.
      let position = (column + 1) * values.count / count - 1
      guard let value = values[position] else { return " " }
      let level = scale.length(of: value.number, whole: levels.count, shortest: 1)
      return levels[max(0, level - 1)]
    }
    var text = String(row)
    while text.last == " " { text.removeLast() }
    return text
  }
}
