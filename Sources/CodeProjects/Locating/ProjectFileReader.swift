/// Reads the folders and files of a project, for which this library knows only paths.
package protocol ProjectFileReader: Sendable {
  /// Returns the names in a folder, in any order; nil if it can't be read.
  func names(in folder: String) -> [String]?

  /// Returns whether a path is that of a file, or of a link to one.
  func isFile(_ path: String) -> Bool

  /// Returns the bytes of a file; nil if it can't be read, or has more than `limit` or else than
  /// the reader reads of any file.
  func bytes(at path: String, upTo limit: Int?) -> [UInt8]?
}
