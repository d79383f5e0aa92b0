public import Foundation
public import Originality

extension AuditReport {
  /// The versions of the tool and the rules to assume for older rows, which do not contain them.
  static let unknownVersion = "–"

  /// Reads an audit from JSON, or from lines of JSON with an entry each.
  ///
  /// Lines may come from several versions of the tool and of the rules, which are then listed; the
  /// date is that of the newest entry.
  public init(stored data: Data) throws(ReportDecodingError) {
    guard Self.containsRows(data) else {
      try self.init(json: data)
      return
    }
    var entries: [PhotoEntry] = []
    var toolVersions: [String] = []
    var ruleTableVersions: [String] = []
    func note(_ version: String?, in versions: inout [String]) {
      let version = version ?? Self.unknownVersion
      if !versions.contains(version) { versions.append(version) }
    }
    for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      do {
        let row = try StoredJSON.decode(StoredEntry.self, from: line)
        entries.append(row.entry)
        note(row.origin?.toolVersion, in: &toolVersions)
        note(row.origin?.ruleTableVersion, in: &ruleTableVersions)
      } catch {
        throw .line(index + 1, error)
      }
    }
    self.init(
      toolVersion: toolVersions.joined(separator: ", "),
      ruleTableVersion: ruleTableVersions.joined(separator: ", "),
      date: entries.compactMap { $0.report?.date }.max() ?? Date(timeIntervalSince1970: 0),
      entries: entries)
  }

  /// Returns whether the first line is a row.
  private static func containsRows(_ data: Data) -> Bool {
    let line = data.prefix(StoredRow.longestLine).prefix { $0 != UInt8(ascii: "\n") }
    return (try? StoredRow(jsonLine: line)) != nil
  }
}
