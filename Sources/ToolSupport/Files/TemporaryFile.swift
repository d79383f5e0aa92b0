import ASCII

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that is written beside another one, and then renamed to replace it.
///
/// Its name is that of the other file with the process identifier and `tmp`:
/// `A.xcstrings.4711.tmp`; of a long name only the beginning. It is locked while it is open, which
/// is as long as this value exists, so that no process considers it abandoned.
struct TemporaryFile: ~Copyable {
  /// The maximum number of names to try; files of other processes with the same identifier may
  /// exist.
  private static let maximumNames = 100

  /// The maximum size of the part of the name that is that of the other file, in bytes: file
  /// systems allow 255 for all.
  private static let maximumBeginning = 232

  let path: String

  /// The descriptor, valid for the lifetime of this value.
  let descriptor: Int32

  /// Creates the file with an unused name; nil, with `errno` set, on failure.
  init?(beside target: String, mode: mode_t) {
    let (folder, name) = Self.beginning(of: target)
    for number in 0..<Self.maximumNames {
      let path = "\(folder)\(name).\(getpid())\(number == 0 ? "" : "-\(number)").tmp"
      let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 {
        // A file system without locks should not prevent saving.
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
        self.init(path: path, descriptor: descriptor)
        return
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Returns the folder of a path, empty or with a final slash, and as much of its name as leaves
  /// space for an extension.
  private static func beginning(of target: String) -> (folder: String, name: String) {
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { target.utf8.index(after: $0) } ?? target.startIndex
    var name = target[start...]
    while name.utf8.count > maximumBeginning { name.unicodeScalars.removeLast() }
    return (String(target[..<start]), String(name))
  }

  /// Removes the file.
  func remove() {
    unsafe unlink(path)
  }

  /// Removes the temporary files of a target that killed processes left behind.
  static func removeAbandoned(besides target: String) {
    let (folder, name) = beginning(of: target)
    for found in FolderListing.unsortedNames(in: folder.isEmpty ? "." : folder) ?? [] {
      guard let process = process(of: found, target: name), hasExited(process) else { continue }
      removeUnlessLocked(folder + found)
    }
  }

  /// Returns the process identifier in the name of a temporary file; nil for any other name.
  private static func process(of name: String, target: String) -> pid_t? {
    let (beginning, ending) = ((target + ".").utf8, ".tmp".utf8)
    guard name.utf8.starts(with: beginning), name.utf8.count > beginning.count + ending.count,
      name.utf8.reversed().starts(with: ending.reversed())
    else { return nil }
    let middle = name.utf8.dropFirst(beginning.count).dropLast(ending.count)
    let numbers = middle.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard (1...2).contains(numbers.count), let first = numbers.first,
      numbers.allSatisfy({ number in
        !number.isEmpty && number.allSatisfy(\.isASCIIDigit)
      }), let process = pid_t(String(decoding: first, as: UTF8.self)), process > 0
    else { return nil }
    return process
  }

  private static func hasExited(_ process: pid_t) -> Bool {
    kill(process, 0) != 0 && errno == ESRCH
  }

  /// Removes a file unless it is locked: a process in another container can have any identifier.
  private static func removeUnlessLocked(_ path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    let file = TemporaryFile(path: path, descriptor: descriptor)
    var status = stat()
    if unsafe fstat(file.descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
    {
      file.remove()
    }
  }
}
