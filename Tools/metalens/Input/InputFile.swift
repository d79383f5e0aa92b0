import Foundation
import Originality
import Reports
import StringCatalogs
import ToolSupport

/// A file named by an option or an argument.
enum InputFile {
  /// Returns the bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  static func bytes(at path: String) throws -> Data {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError.cannotRead(path: path, reason: SystemReason.argument(for: errno))
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError.cannotRead(path: path, reason: SystemReason.argument(for: EISDIR))
    }
    do {
      return try file.readToEnd() ?? Data()
    } catch {
      throw FileError.cannotRead(path: path, reason: SystemReason.argument(for: error))
    }
  }

  /// Returns the audit in a file, stored as JSON or as one line of JSON per photo.
  ///
  /// - Throws: a ``FileError`` with the error in the file.
  static func audit(at path: String) throws -> AuditReport {
    let data = try bytes(at: path)
    do {
      return try AuditReport(stored: data)
    } catch {
      throw FileError.cannotRead(path: path, reason: .message(error.localizedMessage))
    }
  }

  /// Returns only the rows of a stored audit.
  ///
  /// - Throws: a ``FileError`` with the error in the file.
  static func rows(at path: String) throws -> [StoredRow] {
    try audit(at: path).entries.map(StoredRow.init)
  }
}
