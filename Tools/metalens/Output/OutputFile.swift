import Foundation
import ToolSupport

/// The destination of a report: a file that is replaced atomically.
///
/// If it was named, a symbolic link is followed, and anything but a regular file, such as a pipe or
/// a device, is written to directly. In a folder that was named, a link is replaced, and a pipe or
/// a device is refused.
struct OutputFile {
  /// The path as given.
  let path: String

  /// Whether a person named the file, and not its folder.
  let isNamed: Bool

  init(path: String, isNamed: Bool = true) {
    self.path = path
    self.isNamed = isNamed
  }

  /// Whether the file is a regular one, or is to be created.
  var isRegular: Bool {
    var status = stat()
    guard isNamed, unsafe stat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG
  }

  /// The path to write to: the target of a link, else the path itself.
  var target: String {
    var status = stat()
    guard isNamed, unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else {
      return path
    }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Returns what follows the last dot in the name at a path; nil without any.
  static func ending(of path: String) -> String? {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.dropFirst().lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = name[name.index(after: dot)...]
    return ending.isEmpty ? nil : String(Substring(ending))
  }

  /// Throws if the folder of the file does not exist: a mistyped path makes no folders.
  func checkFolder() throws {
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    var status = stat()
    guard unsafe stat(folder, &status) == 0 else {
      throw FileError.cannotWrite(path: path, reason: SystemReason.argument(for: errno))
    }
  }

  /// Saves a text.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func save(_ text: String) throws {
    try save { try $0(text) }
  }

  /// Saves bytes.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func save(_ bytes: [UInt8]) throws {
    guard isRegular else {
      let file = try WritableFile(path: path, flags: O_WRONLY)
      return try file.write(bytes)
    }
    let location = try location()
    let spool = Spool()
    try spool.append(bytes)
    try Self.copy(spool, to: location)
  }

  /// Saves a text that `render` passes on in pieces.
  ///
  /// They wait in a ``Spool``, so that rendering can be interrupted and can fail before anything is
  /// replaced. A pipe or a device gets each one at once.
  ///
  /// - Throws: a ``FileError`` with the system's reason, or the error of `render`.
  func save(_ render: (_ write: (_ text: String) throws -> Void) throws -> Void) throws {
    guard isRegular else {
      let file = try WritableFile(path: path, flags: O_WRONLY)
      return try render { try file.write(Array($0.utf8)) }
    }
    try Self.save(to: try location(), render)
  }

  private func location() throws(FileError) -> FileLocation {
    try FileError.writing(path) { () throws(FileFailure) in
      try isNamed ? FileLocation(named: path) : FileLocation(found: path)
    }
  }

  /// Saves a text that `render` passes on in pieces to a regular file.
  ///
  /// - Throws: a ``FileError`` with the system's reason, or the error of `render`.
  static func save(
    to location: FileLocation, _ render: (_ write: (_ text: String) throws -> Void) throws -> Void
  ) throws {
    let spool = Spool()
    try render { try spool.append(Array($0.utf8)) }
    try copy(spool, to: location)
  }

  private static func copy(_ spool: Spool, to location: FileLocation) throws {
    do {
      try location.write { (write) throws(FileError) in try spool.copy(to: write) }
    } catch .cannotWrite(_, let reason), .cannotRead(_, let reason) {
      throw FileError.cannotWrite(path: location.path, reason: reason)
    }
  }

  /// Creates the folder of the file, and returns whether there was none; the folder's own folder
  /// exists.
  @discardableResult
  func createFolder() throws -> Bool {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    guard unsafe mkdir(String(path[..<end]), 0o777) != 0 else { return true }
    if errno == EEXIST { return false }
    throw FileError.cannotWrite(path: path, reason: SystemReason.argument(for: errno))
  }
}
