extension MarkdownBlocks {
  private static let longestBar = 20

  /// Returns the parts of a chart: a table, with bars if there is one series.
  mutating func parts(_ chart: Chart) -> [String] {
    let written = WrittenChart(chart, writer: writer)
    for name in written.series.compactMap(\.name) { _ = text(name) }
    var parts = written.series.count == 1 ? [table(written)] : self.parts(written.table)
    if let target = written.targetLine { parts.append(MarkdownText.paragraph(text(target))) }
    if let omission = written.omission {
      parts.append(MarkdownText.paragraph(DocumentText(words: omission)))
    }
    return parts
  }

  private mutating func table(_ chart: WrittenChart) -> String {
    var rows: [[String]] = []
    for (label, value) in zip(chart.axis, chart.series[0].values) {
      let length = value.map { chart.scale.length(of: $0.number, whole: Self.longestBar) }
      rows.append([
        MarkdownText.inline(text(label)), value?.text ?? "–",
        String(repeating: "█", count: length ?? 0),
      ])
    }
    return MarkdownTable.text(
      header: chart.table.headings.map(MarkdownText.inline) + [""], rows: rows, trailing: [1])
  }
}
