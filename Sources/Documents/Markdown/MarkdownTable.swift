import TextLayout

/// A Markdown table that is easy to read both as source and rendered.
struct MarkdownTable {
  /// The maximum width of columns in the source; longer values exceed it.
  private static let widest = 60

  /// Returns the lines of a table; columns at the indices in `trailing` are right-aligned.
  static func text(header: [String], rows: [[String]], trailing: Set<Int> = []) -> String {
    let widths = header.indices.map { column in
      ([header] + rows).reduce(3) { widest, row in
        max(widest, column < row.count ? min(Self.widest, DisplayWidth.of(row[column])) : 0)
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
    return ([line(header), line(rule)] + rows.map(line)).joined(separator: "\n")
  }
}
