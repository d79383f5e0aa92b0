import Foundation
import Reports
import StringCatalogs
import ToolSupport

/// The rows of an interrupted audit in a file.
struct EarlierRows {
  /// The number of rows of each file.
  private(set) var counts: [String: Int] = [:]

  /// The facts about the run in the rows.
  private(set) var tally: AuditTally

  /// The size of complete rows in bytes; an incomplete row may follow.
  private(set) var size = 0

  /// Reads the rows of an open file from its start.
  ///
  /// - Throws: a ``ToolError`` if the file contains anything else.
  init(in file: borrowing WritableFile, at path: String, criteria: AuditTally.Criteria) throws {
    tally = AuditTally(criteria)
    var lines = ByteLines(
      descriptor: file.descriptor, separator: UInt8(ascii: "\n"), limit: RowFormat.longestRow)
    var number = 0
    while let line = lines.next() {
      number += 1
      guard lines.isEnded else {
        // An incomplete row begins like a complete one; anything else must not be truncated.
        if number == 1, !line.starts(with: "{\"file\":".utf8.prefix(line.count)) {
          throw Self.error(path, line: number)
        }
        break
      }
      guard let row = try? AuditOutcome(jsonLine: Data(line)) else {
        throw Self.error(path, line: number)
      }
      counts[row.file, default: 0] += 1
      tally.count(row)
      size += line.count + 1
    }
    if let code = lines.failure.errorNumber {
      throw FileError.cannotRead(path: path, reason: SystemReason.argument(for: code))
    }
  }

  private static func error(_ path: String, line: Int) -> ToolError {
    .unusable(LocalizedMessage("tool.notARow", .text(path), .integer(Int64(line))))
  }
}
