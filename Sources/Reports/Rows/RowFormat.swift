public import Originality

/// A form of report that has one row a photo, so that rows can be written while others are missing.
public enum RowFormat: String, Hashable, Sendable, CaseIterable {
  /// JSON, one object a line.
  case ndjson
  /// A table for spreadsheets.
  case csv

  /// The text before the first row.
  public var heading: [UInt8] {
    switch self {
    case .ndjson: []
    case .csv: CSVRow.heading
    }
  }

  /// Returns the row of a photo, with its end of line.
  ///
  /// JSON also says which versions it is from; a table has no columns for them.
  public func row(of entry: PhotoEntry, from origin: RowOrigin) -> [UInt8] {
    switch self {
    case .ndjson:
      var line = entry.jsonLine
      line.removeLast()
      line += origin.ending
      return line
    case .csv: return CSVRow(entry).bytes
    }
  }
}
