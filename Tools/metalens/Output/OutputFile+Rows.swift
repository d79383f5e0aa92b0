import Foundation
import PhotoMetadata
import ToolSupport

extension OutputFile {
  /// Opens the file for rows that are written one by one, with the folders above it, and returns
  /// whether it is a regular file.
  ///
  /// What is in a regular file stays until ``cut(_:to:)``. Only one run at a time gets it, and a photo
  /// is never opened.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func openForRows() throws -> (descriptor: Int32, isRegular: Bool) {
    guard isRegular else { return (try open(path, O_WRONLY | O_CLOEXEC, 0), false) }
    if (try? PhotoReader().metadata(ofFileAt: PhotoPath(path))) != nil {
      throw FileError.outputIsInput(path: path)
    }
    try createFolder(of: URL(fileURLWithPath: path))
    let descriptor = try open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      close(descriptor)
      throw FileError.cannotWrite(path: path, reason: SystemReason.argument(for: EBUSY))
    }
    return (descriptor, true)
  }

  /// Leaves the first `size` bytes of an open file, and writes behind them from now on.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func cut(_ descriptor: Int32, to size: Int) throws {
    try check(ftruncate(descriptor, off_t(size)))
    try check(lseek(descriptor, off_t(size), SEEK_SET) < 0 ? -1 : 0)
  }
}
