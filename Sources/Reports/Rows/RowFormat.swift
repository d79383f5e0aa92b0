public import PhotoAudits

/// A report format with one row per photo, whose rows can be written while others are missing.
///
/// In NDJSON, no first or last line describes the run, so that each line can be read alone. A row
/// is written in one piece between two signals, which is all that resuming a run needs.
public enum RowFormat: String, Hashable, Sendable, CaseIterable {
  /// JSON, one object per line.
  case ndjson
  /// A table for spreadsheets.
  case csv

  /// The maximum size of a row that is read, in bytes.
  public static let longestRow = 16 * 1024 * 1024

  /// The text before the first row.
  public var heading: [UInt8] {
    switch self {
    case .ndjson: []
    case .csv: CSVRow.heading
    }
  }

  /// Returns the row of a photo, including its line end.
  ///
  /// JSON also contains the versions of its origin; a table has no columns for them. The path in a
  /// table is visible text, guarded against evaluation as a formula, unless it is to be raw; in
  /// JSON it is always raw.
  public func row(
    of entry: PhotoEntry, from origin: RowOrigin, hasRawPath: Bool = false
  ) -> [UInt8] {
    switch self {
    case .ndjson:
      var line = entry.jsonLine
      line.removeLast()
      line += origin.ending
      return line
    case .csv: return CSVRow(entry, hasRawPath: hasRawPath).bytes
    }
  }
}
