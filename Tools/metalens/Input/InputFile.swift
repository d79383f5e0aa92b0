import Foundation
import ToolSupport

/// A file that an option or an argument names.
enum InputFile {
  /// Returns the bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: a ``ToolError`` with the system's reason.
  static func bytes(at path: String) throws -> Data {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ToolError.cannotRead(path: path, reason: SystemReason.text(for: errno))
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw ToolError.cannotRead(path: path, reason: SystemReason.text(for: EISDIR))
    }
    do {
      return try file.readToEnd() ?? Data()
    } catch {
      throw ToolError.cannotRead(path: path, reason: SystemReason.text(for: error))
    }
  }
}
