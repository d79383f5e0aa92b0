/// The cells of a table as RFC 4180 writes them.
package struct CSVTable {
  /// Why a text is not a table.
  package enum Failure: Error {
    /// It is neither UTF-8 nor UTF-16.
    case notUnicode

    /// The quotation mark that opens a cell on a line is not closed.
    case quoteNotClosed(line: Int)
  }

  /// A row, and where it begins.
  package struct Row {
    package var cells: [String]

    /// The line on which the row begins, from 1.
    package var line: Int

    /// Creates a row.
    package init(cells: [String], line: Int) {
      self.cells = cells
      self.line = line
    }
  }

  /// The rows in order, without empty ones.
  package private(set) var rows: [Row] = []

  /// Parses a table whose cells are separated by commas, or by the alternatives of spreadsheets:
  /// semicolons in countries with decimal commas, or tabs.
  package init(_ bytes: [UInt8]) throws(Failure) {
    guard let text = UnicodeText.utf8(bytes) else { throw .notUnicode }
    if let separator = Self.namedSeparator(in: text) {
      rows = try Array(Self.rows(of: text, separator: separator).dropFirst())
    } else {
      rows = try Self.rows(of: text, separator: Self.separator(in: text))
    }
  }

  /// Returns the separator that a first line such as `sep=;` names, as Excel reads it; nil for any
  /// other line.
  private static func namedSeparator(in text: [UInt8]) -> UInt8? {
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5,
      line.dropLast().elementsEqual("sep=".utf8) || line.dropLast().elementsEqual("SEP=".utf8)
    else { return nil }
    return line.last
  }

  /// Returns the most frequent separator in the first line.
  private static func separator(in text: [UInt8]) -> UInt8 {
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    let counts = candidates.map { candidate in line.count { $0 == candidate } }
    let most = counts.max() ?? 0
    return zip(candidates, counts).first { $0.1 == most }?.0 ?? UInt8(ascii: ",")
  }

  private static func rows(
    of text: [UInt8], separator: UInt8
  ) throws(Failure) -> [Row] {
    var rows: [Row] = []
    var row = Row(cells: [], line: 1)
    var cell: [UInt8] = []
    var line = 1
    var quote: Int?
    var index = 0
    func isQuote(_ position: Int) -> Bool {
      position < text.count && text[position] == UInt8(ascii: "\"")
    }
    func end() {
      row.cells.append(String(decoding: cell, as: UTF8.self))
      cell = []
    }
    while index < text.count {
      let byte = text[index]
      if byte == 0x0A || byte == 0x0D && text.dropFirst(index + 1).first != 0x0A { line += 1 }
      switch byte {
      case UInt8(ascii: "\"") where quote != nil:
        if isQuote(index + 1) {
          cell.append(byte)
          index += 1
        } else {
          quote = nil
        }
      case _ where quote != nil: cell.append(byte)
      case UInt8(ascii: "\"") where cell.isEmpty: quote = line
      case separator: end()
      case 0x0D where text.dropFirst(index + 1).first == 0x0A: break
      case 0x0A, 0x0D:
        end()
        if row.cells != [""] { rows.append(row) }
        row = Row(cells: [], line: line)
      default: cell.append(byte)
      }
      index += 1
    }
    if let quote { throw .quoteNotClosed(line: quote) }
    end()
    if row.cells != [""] { rows.append(row) }
    return rows
  }
}
