package import StringCatalogs
import ToolSupport

/// The reason why a configuration or baseline can't be used.
package struct ProjectFileError: Error, LocalizedByValue, CustomStringConvertible {
  /// The errors, each with its position; at least one.
  package let messages: [LocalizedMessage]

  /// The first error.
  package let localizedMessage: LocalizedMessage

  /// All errors, each on its own line.
  package var description: String { messages.map(ToolText.text).joined(separator: "\n") }

  /// Whether a file can't be read.
  package let isUnreadable: Bool

  init(
    _ message: LocalizedMessage, _ others: [LocalizedMessage] = [], isUnreadable: Bool = false
  ) {
    localizedMessage = message
    self.isUnreadable = isUnreadable
    messages = [message] + others
  }

  /// Returns the bytes of a file with at most `limit`; one that the user named may be a pipe.
  static func bytes(
    at path: String, upTo limit: Int, isNamed: Bool
  ) throws(ProjectFileError) -> [UInt8] {
    do {
      return isNamed
        ? try SystemFile.bytes(atNamed: path, upTo: limit)
        : try SystemFile.bytes(at: path, upTo: limit)
    } catch {
      throw ProjectFileError(error.localizedMessage, isUnreadable: true)
    }
  }
}
