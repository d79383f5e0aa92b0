import Foundation
import ToolSupport

/// The destination of a report: a file that is replaced atomically.
///
/// A symbolic link is followed. Anything but a regular file, such as a pipe or a device, is written
/// to directly.
struct OutputFile {
  /// The path as given.
  let path: String

  init(path: String) {
    self.path = path
  }

  /// Whether the file is a regular one, or does not exist yet.
  var isRegular: Bool {
    var status = stat()
    return unsafe stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// The path to write to: the target of a link, else the path itself.
  var target: String {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Saves a text, creating parent folders.
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

  /// Creates the missing parent folders of a file.
  func createFolder(of file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw FileError.cannotWrite(path: path, reason: SystemReason.argument(for: error))
    }
  }
}
