import TextLayout

/// A table as lines of plain text.
struct PlainTable {
  private static let gap = 2

  /// The minimum width of a column whose texts are wrapped.
  private static let narrowest = 16

  private let headings: [String]
  private let alignments: [ColumnAlignment]
  private let namingColumn: Int
  private let table: WrittenTable
  private let writer: DocumentWriter

  /// Creates the table.
  init(_ table: WrittenTable, writer: DocumentWriter) {
    self.table = table
    self.writer = writer
    headings = table.headings.map(\.plain)
    alignments = table.table.columns.map { $0.kind == .number ? .trailing : .leading }
    namingColumn = table.namingColumn
  }

  /// The texts of the rows, each written when it is asked for.
  private var rows: some Collection<[String]> {
    table.rows.lazy.map { $0.cells.map(\.text.plain) }
  }

  /// Returns the lines: columns side by side if there is room, otherwise the values of each row
  /// below each other.
  func lines(in columns: TextColumns) -> [String] {
    guard !headings.isEmpty else { return [] }
    guard let widths = widths(in: columns) else { return stacked(in: columns) }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return lines(headings, widths, columns) + lines(rule, widths, columns)
      + rows.flatMap { lines($0, widths, columns) }
  }

  /// Returns the widths of the columns, of which the widest are wrapped unless the page is narrow;
  /// nil without room.
  private func widths(in columns: TextColumns) -> [Int]? {
    var widths = headings.map { max(1, DisplayWidth.of($0)) }
    for row in rows {
      for (column, text) in row.enumerated() {
        widths[column] = max(widths[column], DisplayWidth.of(text))
      }
    }
    var excess = widths.reduce(Self.gap * (widths.count - 1), +) - columns.width
    while excess > 0 {
      let widest = widths.indices.max { widths[$0] < widths[$1] } ?? 0
      guard !columns.isNarrow, widths[widest] > Self.narrowest else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func lines(_ cells: [String], _ widths: [Int], _ columns: TextColumns) -> [String] {
    let wrapped = zip(cells, widths).map { cell, width in
      LineWrapper(width: width, breaker: columns.breaker).lines(of: cell)
    }
    return (0..<(wrapped.map(\.count).max() ?? 0)).map { number in
      var line = wrapped.enumerated().map { column, lines in
        (number < lines.count ? lines[number] : "")
          .padded(toColumns: widths[column], alignment: alignments[column])
      }.joined(separator: String.spaces(Self.gap))
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func stacked(in columns: TextColumns) -> [String] {
    table.rows.flatMap { row in
      let others = headings.indices.compactMap { column -> String? in
        let cell = row.cells[column]
        guard column != namingColumn, !cell.isAbsent else { return nil }
        // What has a tone needs no label.
        return cell.tone == nil
          ? writer.labeled(headings[column], cell.text).plain : cell.text.plain
      }
      return columns.lines(of: row.cells[namingColumn].text.plain)
        + (others.isEmpty
          ? [] : columns.lines(of: others.joined(separator: " · "), indentation: 2))
    }
  }
}
