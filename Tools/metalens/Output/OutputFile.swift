import Foundation
import ToolSupport

/// Where a report is saved: a file that is replaced at once or not at all.
///
/// A link is followed. What is no regular file, such as a pipe or a device, is written to as it is.
struct OutputFile {
  /// The path as it was given.
  let path: String

  init(path: String) {
    self.path = path
  }

  /// Whether the file is a regular one, or is not there yet.
  var isRegular: Bool {
    var status = stat()
    return unsafe stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// The path that is written to: where a link leads, else the path itself.
  var target: String {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Saves a text, with the folders above it.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func save(_ text: String) throws {
    guard isRegular else {
      return try WritableFile(path: path, flags: O_WRONLY).write(Array(text.utf8))
    }
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    try createFolder(of: file)
    do {
      _ = try AtomicFile.replace(file.path, with: Array(text.utf8))
    } catch .cannotWrite(_, let reason), .cannotRead(_, let reason) {
      throw FileError.cannotWrite(path: path, reason: reason)
    }
  }

  /// Creates the folders above a file that are not there.
  func createFolder(of file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw FileError.cannotWrite(path: path, reason: SystemReason.argument(for: error))
    }
  }
}
