/// A table for the terminal: columns two spaces apart, aligned for wide characters.
///
/// If the screen is too narrow, the first column is wrapped; below 60 columns, the cells of a row
/// go below its first one, each behind its heading, without empty ones.
///
/// ```swift
/// var table = TextTable(headings: ["Language", "Strings"], alignments: [.leading, .trailing])
/// table.add("한국어", "1204")
/// table.add("日本語", "98")
/// let text = table.text(columns: 80)
/// ```
public struct TextTable {
  private static let gap = "  "
  private static let narrowestColumn = 12

  private let alignments: [ColumnAlignment]
  private var rows: [[String]]

  /// Creates a table from its column headings.
  public init(headings: [String], alignments: [ColumnAlignment]) {
    self.alignments = alignments
    rows = [headings]
  }

  /// Adds a row with a cell for each column.
  public mutating func add(_ cells: String...) {
    add(cells)
  }

  /// Adds a row from an array of cells.
  public mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// Returns the lines of the table for a screen of this many columns, each with a line feed.
  ///
  /// `decorate` may add zero-width sequences to cells below the headings, such as a color; its
  /// arguments are the text and the column index of the cell.
  public func text(columns: Int, decorate: (String, Int) -> String = { text, _ in text }) -> String
  {
    let widths = widths(within: columns)
    if columns < TextColumns.narrowestBeside, fullWidth > columns {
      return stacked(columns: columns, decorate)
    }
    let rule = widths.map { String(repeating: "─", count: $0) }
    let lines =
      self.lines(of: rows[0], widths) { text, _ in text } + [line(of: rule, widths)]
      + rows.dropFirst().flatMap { self.lines(of: $0, widths, decorate) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The widths of the columns if nothing is wrapped.
  private var fullWidths: [Int] {
    alignments.indices.map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
  }

  private var fullWidth: Int {
    fullWidths.reduce(Self.gap.count * (alignments.count - 1), +)
  }

  /// Returns the rows below each other: the first cell, then each heading with its cell.
  private func stacked(columns: Int, _ decorate: (String, Int) -> String) -> String {
    let headings = rows[0]
    let labelWidth = headings.dropFirst().map { DisplayWidth.of($0) }.max() ?? 0
    let wrapper = LineWrapper(width: columns, breaker: TableLineBreaker())
    let lines = rows.dropFirst().flatMap { row in
      wrapper.lines(of: row[0]).map { decorate($0, 0) }
        + zip(headings, row).enumerated().dropFirst().filter { !$1.1.isEmpty }
        .map { column, cell in
          Self.gap + cell.0.padded(toColumns: labelWidth) + Self.gap + decorate(cell.1, column)
        }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func widths(within columns: Int) -> [Int] {
    var widths = fullWidths
    let others = widths.dropFirst().reduce(0) { $0 + $1 + Self.gap.count }
    widths[0] = min(widths[0], max(Self.narrowestColumn, columns - others))
    return widths
  }

  private func lines(
    of cells: [String], _ widths: [Int], _ decorate: (String, Int) -> String
  ) -> [String] {
    let wrapper = LineWrapper(width: widths[0], breaker: PhraseLineBreaker())
    return wrapper.lines(of: cells[0]).enumerated().map { number, part in
      let others = cells.dropFirst().map { number == 0 ? $0 : "" }
      return line(of: [part] + others, widths, decorate)
    }
  }

  private func line(
    of cells: [String], _ widths: [Int],
    _ decorate: (String, Int) -> String = { text, _ in text }
  ) -> String {
    let columns = cells.enumerated().map { number, cell in
      let padding = String(repeating: " ", count: max(0, widths[number] - DisplayWidth.of(cell)))
      let cell = cell.isEmpty ? "" : decorate(cell, number)
      return alignments[number] == .leading ? cell + padding : padding + cell
    }
    var line = columns.joined(separator: Self.gap)
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
