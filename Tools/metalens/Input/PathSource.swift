import FileRuns
import Foundation
import PhotoFormats
import PhotoMetadata
import ToolSupport

/// The paths of the files to audit: those that are named and found, and then the lines of standard
/// input if `-` is among them.
struct PathSource: IteratorProtocol, Sendable {
  /// The maximum length of a line; no system has paths that long.
  private static let longestPath = 64 * 1024

  /// The files that are known before the first one is read.
  private(set) var files: [PhotoPath]

  /// The files in folders that are no photos.
  let others: OtherFiles

  /// Whether a named path is a folder.
  let hasFolders: Bool

  /// Whether more paths come from standard input.
  var isOpen: Bool { lines != nil }

  private var position = 0
  private var lines: ByteLines?
  private var done: [String: Int] = [:]

  /// Creates the source for a command line; `hasNUL` means that NUL terminates each line.
  ///
  /// - Throws: a ``FileError`` for a named path that does not exist; a line of standard input
  ///   without a file becomes a row.
  init(_ paths: [String], isRecursive: Bool, hasNUL: Bool) throws {
    let named = PathArguments.paths(paths.filter { $0 != "-" })
    var hasFolders = false
    for path in named {
      var status = stat()
      if unsafe lstat(path.systemName, &status) != 0, [ENOENT, ENOTDIR].contains(errno) {
        throw FileError.cannotRead(path: path.text, reason: SystemReason.argument(for: errno))
      }
      if status.st_mode & S_IFMT == S_IFDIR { hasFolders = true }
    }
    self.hasFolders = hasFolders
    (files, others) = PhotoFinder(isRecursive: isRecursive).search(named)
    if paths.contains("-") {
      lines = ByteLines(
        descriptor: STDIN_FILENO, separator: hasNUL ? 0 : nil, limit: Self.longestPath)
    }
  }

  /// Throws after the last path if standard input ended early.
  func checkEnd() throws(FileError) {
    guard let code = lines?.failure.errorNumber else { return }
    throw .cannotRead(path: "stdin", reason: SystemReason.argument(for: code))
  }

  /// Throws if no photo was found, and none will come.
  func refuseNone(at paths: [String], isRecursive: Bool) throws(ToolError) {
    guard !isOpen, files.isEmpty else { return }
    throw .noPhotosFound(paths, hidesSubfolders: hasFolders && !isRecursive)
  }

  /// Skips the files of existing rows, as often as each occurs.
  mutating func skip(_ rows: EarlierRows) {
    done = rows.counts
  }

  /// Reads the paths from standard input now, to know all files before the first one is read.
  mutating func readAll() {
    while let line = lines?.next() { files.append(PhotoPath(bytes: line)) }
  }

  mutating func next() -> PhotoPath? {
    while let path = nextPath() {
      guard !done.isEmpty else { return path }
      let name = path.text
      guard let count = done[name] else { return path }
      done[name] = count > 1 ? count - 1 : nil
    }
    return nil
  }

  private mutating func nextPath() -> PhotoPath? {
    if position < files.count {
      defer { position += 1 }
      return files[position]
    }
    return lines?.next().map { PhotoPath(bytes: $0) }
  }
}
