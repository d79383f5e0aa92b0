#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that is written beside another one, and then renamed to replace it.
///
/// It is locked while it is open, which is as long as this value exists, so that no process
/// considers it abandoned.
struct TemporaryFile: ~Copyable {
  /// The maximum number of names to try; files of other processes with the same identifier may
  /// exist.
  private static let maximumNames = 100

  /// The folder of the file.
  let folder: OpenFolder

  /// The name of the file.
  let name: FileName

  /// The descriptor, valid for the lifetime of this value.
  let descriptor: Int32

  /// Creates the file with an unused name.
  ///
  /// Files of the same target that killed processes left behind are removed.
  init(for target: FileName, in folder: OpenFolder, mode: mode_t) throws(FileFailure) {
    Self.removeAbandoned(of: target, in: folder)
    for number in 0..<Self.maximumNames {
      let name = TemporaryName(for: target, number: number).name
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      let descriptor = unsafe openat(folder.descriptor, name.systemName, flags, mode)
      if descriptor >= 0 {
        // A file system without locks should not prevent saving.
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
        self.init(folder: folder, name: name, descriptor: descriptor)
        return
      }
      guard errno == EEXIST else { throw .system(errno) }
    }
    throw .system(EEXIST)
  }

  private init(folder: OpenFolder, name: FileName, descriptor: Int32) {
    self.folder = folder
    self.name = name
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Whether the name is still that of this file.
  var hasName: Bool {
    guard let state = FileStatus.state(of: descriptor) else { return false }
    return FileStatus.state(of: name, in: folder)?.isSameFile(as: state) ?? false
  }

  /// Removes what has the name.
  func remove() {
    unsafe unlinkat(folder.descriptor, name.systemName, 0)
  }

  /// Removes the temporary files of a target that killed processes left behind.
  static func removeAbandoned(of target: FileName, in folder: OpenFolder) {
    for found in folder.temporaryNames(for: target) where found.isAbandoned {
      removeUnlessLocked(found.name, in: folder)
    }
  }

  /// Removes a file unless it is locked: a process in another container can have any identifier.
  private static func removeUnlessLocked(_ name: FileName, in folder: OpenFolder) {
    guard let file = try? RegularFile(name, in: folder.descriptor, following: false),
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unsafe unlinkat(folder.descriptor, name.systemName, 0)
  }
}
