import Foundation
public import PhotoAudits

extension LargeAudit {
  /// Reads an audit from lines of JSON with an entry each, and adds them to an empty spool.
  ///
  /// Lines may come from several versions of the tool and of the rules, which are then listed; the
  /// date is that of the newest entry. Empty lines are skipped. `convert` may change each entry.
  ///
  /// - Throws: a ``ReportDecodingError`` with the number of the line, or the error of the storage.
  public init(
    rows lines: some Sequence<[UInt8]>, into entries: EntrySpool,
    convert: (PhotoEntry) -> PhotoEntry = { $0 }
  ) throws {
    var reader = RowReader()
    for line in lines where !line.isEmpty {
      try entries.append(convert(try reader.entry(of: Data(line))))
    }
    self.init(
      toolVersion: reader.toolVersion, ruleTableVersion: reader.ruleTableVersion,
      date: reader.date, entries: entries)
  }
}
