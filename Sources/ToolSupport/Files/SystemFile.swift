package import StringCatalogs

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads and writes whole files.
package enum SystemFile {
  /// The maximum size of a file: larger ones are too large for every reader.
  private static let maximumByteCount = 1 << 31

  /// The reason why the last system call failed.
  package static var lastReason: MessageArgument { SystemReason.argument(for: errno) }

  /// Returns the absolute path without links; nil if nothing exists there.
  package static func realPath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Returns why a file can't be read; nil if it can.
  package static func readError(at path: String) -> FileError? {
    unsafe access(path, R_OK) == 0 ? nil : .cannotRead(path: path, reason: lastReason)
  }

  /// Throws if writing to a path would change one of the input files.
  package static func refuseToOverwrite(
    _ inputs: some Sequence<String>, with output: String
  ) throws(FileError) {
    try refuseToOverwrite(inputs.lazy.map { Array($0.utf8CString) }, with: output)
  }

  /// Throws if writing to a path would change one of the input files, whose paths are
  /// null-terminated and need not be UTF-8.
  package static func refuseToOverwrite(
    _ inputs: some Sequence<[CChar]>, with output: String
  ) throws(FileError) {
    var target = stat()
    guard unsafe stat(output, &target) == 0, target.st_mode & S_IFMT == S_IFREG else { return }
    for input in inputs {
      var source = stat()
      guard unsafe stat(input, &source) == 0 else { continue }
      if source.st_dev == target.st_dev, source.st_ino == target.st_ino {
        throw .outputIsInput(path: output)
      }
    }
  }

  /// Returns the bytes of a file.
  package static func bytes(at path: String) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: lastReason) }
    defer { close(descriptor) }
    var status = stat()
    let size = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= maximumByteCount else {
      throw .cannotRead(path: path, reason: SystemReason.argument(for: EFBIG))
    }
    guard let bytes = contents(of: descriptor, expecting: size) else {
      throw .cannotRead(path: path, reason: lastReason)
    }
    return bytes
  }

  /// Returns the bytes of a file, or those of standard input for `-`.
  package static func input(at path: String) throws(FileError) -> [UInt8] {
    path == "-" ? try standardInput() : try bytes(at: path)
  }

  /// Returns all bytes of standard input.
  package static func standardInput() throws(FileError) -> [UInt8] {
    guard let bytes = contents(of: STDIN_FILENO, expecting: 0) else {
      throw .cannotRead(path: "-", reason: lastReason)
    }
    return bytes
  }

  /// Returns all bytes of an open descriptor; nil if reading fails.
  package static func bytes(from descriptor: Int32) -> [UInt8]? {
    contents(of: descriptor, expecting: 0)
  }

  /// Writes a file, overwriting an existing one or, if requested, appending to it.
  package static func write(
    _ text: String, to path: String, appends: Bool = false
  ) throws(FileError) {
    try write(Array(text.utf8), to: path, appends: appends)
  }

  /// Writes bytes to a file, overwriting its content or, if requested, appending to it.
  package static func write(
    _ bytes: [UInt8], to path: String, appends: Bool = false
  ) throws(FileError) {
    try write(to: path, appends: appends) { (write) throws(FileError) in try write(bytes) }
  }

  /// Writes the bytes that `pieces` passes on to a file, overwriting its content or, if requested,
  /// appending to it.
  static func write(
    to path: String, appends: Bool = false, pieces: AtomicFile.Pieces
  ) throws(FileError) {
    let mode = appends ? O_APPEND : O_TRUNC
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC | mode, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: lastReason) }
    let stream = StandardStream(descriptor: descriptor)
    do throws(FileError) {
      try pieces { (bytes) throws(FileError) in
        if !stream.write(bytes) { throw .cannotWrite(path: path, reason: lastReason) }
      }
    } catch {
      _ = close(descriptor)
      throw error
    }
    if close(descriptor) != 0 { throw .cannotWrite(path: path, reason: lastReason) }
  }

  /// Returns the bytes of a descriptor; nil if reading fails.
  private static func contents(of descriptor: Int32, expecting size: Int) -> [UInt8]? {
    // One byte more than expected, so that the buffer need not grow.
    var capacity = max(size + 1, 1 << 16)
    var bytes: [UInt8] = []
    while true {
      var failed = false
      let start = bytes.count
      var chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        unsafe HugePages.advise(UnsafeMutableRawBufferPointer(buffer))
        while count < buffer.count {
          let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
          let got = unsafe read(descriptor, rest.baseAddress, rest.count)
          if got < 0, errno == EINTR { continue }
          if got < 0 { failed = true }
          if got <= 0 { break }
          count += got
        }
      }
      if failed { return nil }
      let isEnd = chunk.count < capacity
      if start == 0 { swap(&bytes, &chunk) } else { bytes += chunk }
      if isEnd { return bytes }
      guard bytes.count <= maximumByteCount else {
        errno = EFBIG
        return nil
      }
      capacity = max(capacity, bytes.count)
    }
  }
}
