import Foundation
import Reports
import StringCatalogs
import ToolSupport

/// The rows that an interrupted audit left in a file.
struct EarlierRows {
  /// How often each file has a row.
  private(set) var counts: [String: Int] = [:]

  /// What the rows say of the run so far.
  private(set) var tally: AuditTally

  /// The bytes that whole rows take; what follows is half a row.
  private(set) var size = 0

  /// Reads the rows of an open file from its start.
  ///
  /// - Throws: a ``ToolError`` when the file has something else in it.
  init(in file: borrowing WritableFile, at path: String, failBelow: Int?) throws {
    tally = AuditTally(failBelow: failBelow)
    var lines = ByteLines(
      descriptor: file.descriptor, separator: UInt8(ascii: "\n"), limit: StoredRow.longestLine)
    var number = 0
    while let line = lines.next() {
      number += 1
      guard lines.isEnded else {
        // Half a row begins as every row does; whatever else it is must not be cut off.
        if number == 1, !line.starts(with: "{\"file\":".utf8.prefix(line.count)) {
          throw Self.error(path, line: number)
        }
        break
      }
      guard let row = try? StoredRow(jsonLine: Data(line)) else {
        throw Self.error(path, line: number)
      }
      counts[row.file, default: 0] += 1
      tally.count(score: row.score)
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
