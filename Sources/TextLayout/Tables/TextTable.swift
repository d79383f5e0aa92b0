/// A table for the terminal: columns two spaces apart, aligned for wide characters.
///
/// Where the screen is too narrow, the first column is broken into lines.
public struct TextTable {
  private static let gap = "  "
  private static let narrowestColumn = 12

  private let alignments: [ColumnAlignment]
  private var rows: [[String]]

  /// Creates a table from the headings of its columns.
  public init(headings: [String], alignments: [ColumnAlignment]) {
    self.alignments = alignments
    rows = [headings]
  }

  /// Adds a row with a cell for each column.
  public mutating func add(_ cells: String...) {
    add(cells)
  }

  /// Adds a row of a list of cells.
  public mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// Returns the lines of the table for a screen of this many columns, each with a line feed.
  public func text(columns: Int) -> String {
    let widths = widths(within: columns)
    let rule = widths.map { String(repeating: "─", count: $0) }
    let lines =
      self.lines(of: rows[0], widths) + [line(of: rule, widths)]
      + rows.dropFirst().flatMap { self.lines(of: $0, widths) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func widths(within columns: Int) -> [Int] {
    var widths = alignments.indices.map { column in
      rows.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    let others = widths.dropFirst().reduce(0) { $0 + $1 + Self.gap.count }
    widths[0] = min(widths[0], max(Self.narrowestColumn, columns - others))
    return widths
  }

  private func lines(of cells: [String], _ widths: [Int]) -> [String] {
    let wrapper = LineWrapper(width: widths[0], breaker: TableLineBreaker())
    return wrapper.lines(of: cells[0]).enumerated().map { number, part in
      let others = cells.dropFirst().map { number == 0 ? $0 : "" }
      return line(of: [part] + others, widths)
    }
  }

  private func line(of cells: [String], _ widths: [Int]) -> String {
    let columns = zip(cells, zip(widths, alignments)).map { cell, column in
      cell.padded(toColumns: column.0, alignment: column.1)
    }
    var line = columns.joined(separator: Self.gap)
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
