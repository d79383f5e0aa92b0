public import Foundation
public import Originality

extension AuditReport {
  /// What an audit that was stored as rows says of the tool and the rules, which rows do not tell.
  static let unknownVersion = "–"

  /// Reads an audit from JSON, or from lines of JSON of which each is an entry.
  ///
  /// Lines do not say which version of the tool and of the rules made them; the date is that of the
  /// newest entry.
  public init(stored data: Data) throws(ReportDecodingError) {
    guard Self.isMadeOfRows(data) else {
      try self.init(json: data)
      return
    }
    var entries: [PhotoEntry] = []
    for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      do {
        entries.append(try PhotoEntry(jsonLine: line))
      } catch {
        throw .line(index + 1, error)
      }
    }
    self.init(
      toolVersion: Self.unknownVersion, ruleTableVersion: Self.unknownVersion,
      date: entries.compactMap { $0.report?.date }.max() ?? Date(timeIntervalSince1970: 0),
      entries: entries)
  }

  /// Returns whether the first line is a row.
  private static func isMadeOfRows(_ data: Data) -> Bool {
    let line = data.prefix(StoredRow.longestLine).prefix { $0 != UInt8(ascii: "\n") }
    return (try? StoredRow(jsonLine: line)) != nil
  }
}
