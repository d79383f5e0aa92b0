/// The characters that an East Asian encoding writes as two bytes, by the first and the second one.
struct EastAsianTable: Sendable {
  private let rows: [[UInt16]]

  /// Creates a table of rows, in which a space is a cell without a character.
  init(rows: [String]) { self.rows = rows.map { Array($0.utf16) } }

  /// Returns the character of a cell; nil if there is none.
  func scalar(row: Int, cell: Int) -> Unicode.Scalar? {
    guard rows.indices.contains(row), rows[row].indices.contains(cell), rows[row][cell] != 0x20
    else { return nil }
    return Unicode.Scalar(rows[row][cell])
  }

  /// Returns whether a character is in the table; for building other tables.
  func characters(in range: ClosedRange<UInt16>) -> Set<UInt16> {
    Set(rows.joined().filter(range.contains))
  }
}
