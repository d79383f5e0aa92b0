import Foundation
import PhotoMetadata
import ToolSupport

/// Where a report is saved: a file that is replaced at once or not at all.
///
/// A link is followed and a file's mode is kept. What is no regular file, such as a pipe or a
/// device, is written to as it is.
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

  /// Returns whether one of the paths leads to this file.
  func isAmong(_ others: [PhotoPath]) -> Bool {
    var own = stat()
    guard unsafe stat(path, &own) == 0 else { return false }
    return others.contains { other in
      var its = stat()
      return unsafe stat(other.systemName, &its) == 0
        && own.st_dev == its.st_dev && own.st_ino == its.st_ino
    }
  }

  /// Saves a text, with the folders above it.
  ///
  /// - Throws: a ``ToolError`` with the system's reason.
  func save(_ text: String) throws {
    guard isRegular else { return try write(text, to: open(path, O_WRONLY | O_CLOEXEC, 0)) }
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    try createFolder(of: file)
    var status = stat()
    let exists = unsafe stat(file.path, &status) == 0
    try replace(file.path, by: text, mode: exists ? status.st_mode & 0o777 : nil)
  }

  /// Creates the folders above a file that are not there.
  func createFolder(of file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw ToolError.cannotWrite(path: path, reason: SystemReason.text(for: error))
    }
  }

  /// Writes a new file beside the old one and puts it in its place.
  private func replace(_ target: String, by text: String, mode: mode_t?) throws {
    let temporary = "\(target).\(getpid()).part"
    let descriptor = try open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    do {
      if let mode { try check(fchmod(descriptor, mode)) }
      try write(text, to: descriptor)
      try check(unsafe rename(temporary, target))
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  func open(_ path: String, _ flags: Int32, _ mode: mode_t) throws -> Int32 {
    let descriptor = unsafe Foundation.open(path, flags, mode)
    try check(descriptor)
    return descriptor
  }

  private func write(_ text: String, to descriptor: Int32) throws {
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw ToolError.cannotWrite(path: path, reason: SystemReason.text(for: error))
    }
    // Pipes and devices have nothing to bring to the disk.
    if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { try check(-1) }
  }

  func check(_ result: Int32) throws {
    if result < 0 {
      throw ToolError.cannotWrite(path: path, reason: SystemReason.text(for: errno))
    }
  }
}
