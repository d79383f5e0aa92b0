import Foundation
import Reports
import ToolSupport

/// The destination of rows: standard output, or a growing file.
///
/// Each row is written at once and completely, even if the run is interrupted.
final class RowOutput: Sendable {
  private let file: WritableFile
  private let lock = WriteLock()

  /// Creates an output for an open file.
  init(_ file: consuming WritableFile) {
    self.file = file
  }

  /// Opens a file, or standard output for nil, and returns it with the rows that are continued, if
  /// a run is; other rows are replaced.
  static func open(
    _ output: OutputFile?, in format: RowFormat, continuing criteria: AuditTally.Criteria?
  ) throws -> (rows: RowOutput, earlier: EarlierRows?) {
    guard let output else {
      let rows = RowOutput(.standardOutput)
      try rows.write(format.heading)
      return (rows, nil)
    }
    let isRegular = output.isRegular
    let file = try output.openForRows()
    let earlier: EarlierRows? =
      if let criteria {
        try EarlierRows(in: file, at: output.path, criteria: criteria)
      } else { nil }
    if isRegular { try file.cut(to: earlier?.size ?? 0) }
    let rows = RowOutput(file)
    if earlier == nil { try rows.write(format.heading) }
    return (rows, earlier)
  }

  /// Writes all bytes.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func write(_ bytes: [UInt8]) throws {
    try lock.withLock { try file.write(bytes) }
  }

  /// Flushes a file to the disk.
  func finish() {
    lock.withLock { file.synchronize() }
  }

  /// Ends the process between two rows after an interruption; a second one ends it at once.
  ///
  /// Must be called before starting the threads that write rows.
  func endBetweenRows(hint: String?) {
    lock.endWhenInterrupted(hint: hint)
  }
}
