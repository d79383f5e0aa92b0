import TextLayout

/// A Markdown table that is easy to read both as source and rendered.
struct MarkdownTable {
  /// The maximum width of columns in the source; longer values exceed it.
  private static let widest = 60

  /// Returns the lines of a table; columns at the indices in `trailing` are right-aligned.
  static func text(
    header: [String], rows: some Collection<[String]>, trailing: Set<Int> = []
  ) -> String {
    var widths = header.map { max(3, min(Self.widest, DisplayWidth.of($0))) }
    for row in rows {
      for (column, text) in row.prefix(widths.count).enumerated() {
        widths[column] = max(widths[column], min(Self.widest, DisplayWidth.of(text)))
      }
    }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).enumerated().reduce("|") { line, cell in
        let alignment: ColumnAlignment = trailing.contains(cell.offset) ? .trailing : .leading
        return line + " " + cell.element.0.padded(toColumns: cell.element.1, alignment: alignment)
          + " |"
      }
    }
    let rule = widths.enumerated().map { column, width in
      trailing.contains(column)
        ? String(repeating: "-", count: width - 1) + ":" : String(repeating: "-", count: width)
    }
    var text = line(header) + "\n" + line(rule)
    for row in rows { text += "\n" + line(row) }
    return text
  }
}
