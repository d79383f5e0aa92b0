import Foundation
import TextLayout

/// The streams that the tool writes to.
enum StandardStreams {
  /// Writes a document to standard output.
  ///
  /// - Throws: a ``ToolError`` when it can't be written to the end.
  static func write(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw ToolError.cannotWrite(path: "stdout", reason: SystemReason.text(for: error))
    }
  }

  /// Writes to standard error; where that is closed there is nobody to tell.
  static func writeError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Returns lines from outside with everything shown by name that a terminal would obey.
  static func harmless(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText($0, limit: .max).text }.joined(separator: "\n")
  }
}
