import Foundation
import Originality
import PhotoAudits

/// Reads rows, and collects the facts about their runs.
struct RowReader {
  /// The version to assume for older rows, which do not contain it.
  static let unknownVersion = "–"

  /// The time of the newest report; 1970 without any.
  var date: Date { newest ?? Date(timeIntervalSince1970: 0) }

  /// The versions of the tool.
  var toolVersion: String { toolVersions.joined(separator: ", ") }

  /// The versions of the rule table.
  var ruleTableVersion: String { ruleTableVersions.joined(separator: ", ") }

  private var newest: Date?
  private var toolVersions: [String] = []
  private var ruleTableVersions: [String] = []
  private var number = 0

  /// Returns the entry of the next row.
  mutating func entry(of line: Data) throws(ReportDecodingError) -> PhotoEntry {
    number += 1
    do {
      let row = try StoredJSON.decode(StoredEntry.self, from: line)
      Self.note(row.origin?.toolVersion, in: &toolVersions)
      Self.note(row.origin?.ruleTableVersion, in: &ruleTableVersions)
      newest = [newest, row.entry.report?.date].compactMap { $0 }.max()
      return row.entry
    } catch {
      throw .line(number, error)
    }
  }

  private static func note(_ version: String?, in versions: inout [String]) {
    let version = version ?? unknownVersion
    if !versions.contains(version) { versions.append(version) }
  }
}
