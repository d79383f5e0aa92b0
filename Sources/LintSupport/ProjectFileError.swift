package import StringCatalogs
import ToolSupport

/// The reason why a configuration or baseline can't be used.
package struct ProjectFileError: Error, LocalizedByValue, CustomStringConvertible {
  /// The error, with its place.
  package let localizedMessage: LocalizedMessage

  package var description: String { ToolText.text(localizedMessage) }

  init(_ message: LocalizedMessage) {
    localizedMessage = message
  }

  /// Returns the bytes of a file.
  static func bytes(at path: String) throws(ProjectFileError) -> [UInt8] {
    do {
      return try SystemFile.bytes(at: path)
    } catch {
      throw ProjectFileError(error.localizedMessage)
    }
  }
}
