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
  /// The maximum size of a file.
  package static let maximumByteCount = 1 << 31

  /// The maximum size of a file that a configuration or another file names, or that a tool finds
  /// beside another one.
  package static let maximumNamedByteCount = 64 << 20

  /// The maximum size of a file of settings: a configuration, a look.
  package static let maximumSettingsByteCount = 4 << 20

  /// The maximum number of bytes that a pipe or a device gives.
  package static let maximumStreamByteCount = 128 << 20

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

  /// Returns the bytes of a regular file.
  ///
  /// A pipe or a device, which may be endless or never begin, is refused at once, and so is a file
  /// with more than `limit` bytes. Links are followed.
  package static func bytes(
    at path: String, upTo limit: Int = maximumByteCount
  ) throws(FileError) -> [UInt8] {
    try bytes(at: path, O_NONBLOCK | O_NOCTTY) { (status) throws(FileError) in
      switch status.st_mode & S_IFMT {
      case S_IFREG: return limit
      case S_IFDIR: throw .cannotRead(path: path, reason: SystemReason.argument(for: EISDIR))
      default:
        throw .cannotRead(
          path: path, reason: .message(LocalizedMessage("tool.reason.notRegularFile")))
      }
    }
  }

  /// Returns the bytes of what the user named: a regular file, or a pipe or device, which is waited
  /// for.
  package static func bytes(
    atNamed path: String, upTo limit: Int = maximumByteCount
  ) throws(FileError) -> [UInt8] {
    try bytes(at: path, 0) { status in
      status.st_mode & S_IFMT == S_IFREG ? limit : min(limit, maximumStreamByteCount)
    }
  }

  /// Returns the bytes of what the user named, or those of standard input for `-`.
  package static func input(at path: String) throws(FileError) -> [UInt8] {
    path == "-" ? try standardInput() : try bytes(atNamed: path)
  }

  /// Returns all bytes of standard input.
  package static func standardInput() throws(FileError) -> [UInt8] {
    let limit = FileStatus.isRegular(STDIN_FILENO) ? maximumByteCount : maximumStreamByteCount
    return try contents(of: STDIN_FILENO, at: "-", expecting: 0, upTo: limit)
  }

  /// Returns all bytes of an open descriptor; nil if reading fails.
  package static func bytes(from descriptor: Int32) -> [UInt8]? {
    try? contents(of: descriptor, at: "", expecting: 0, upTo: maximumByteCount)
  }

  /// Returns the bytes at a path of which `limit` says how many there may be.
  private static func bytes(
    at path: String, _ flags: Int32, limit: (stat) throws(FileError) -> Int
  ) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: lastReason) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .cannotRead(path: path, reason: lastReason)
    }
    let limit = try limit(status)
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(path: path, limit: limit) }
    return try contents(of: descriptor, at: path, expecting: size, upTo: limit)
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

  /// Returns the bytes of a descriptor, which are those of a path in errors.
  private static func contents(
    of descriptor: Int32, at path: String, expecting size: Int, upTo limit: Int
  ) throws(FileError) -> [UInt8] {
    // One byte more than expected, so that the buffer need not grow.
    var capacity = max(size + 1, 1 << 16)
    var bytes: [UInt8] = []
    while true {
      var failure: Int32?
      let start = bytes.count
      var chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        unsafe HugePages.advise(UnsafeMutableRawBufferPointer(buffer))
        while count < buffer.count {
          let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
          let got = unsafe read(descriptor, rest.baseAddress, rest.count)
          if got < 0, errno == EINTR { continue }
          if got < 0 { failure = errno }
          if got <= 0 { break }
          count += got
        }
      }
      if let failure {
        throw .cannotRead(path: path, reason: SystemReason.argument(for: failure))
      }
      let isEnd = chunk.count < capacity
      if start == 0 { swap(&bytes, &chunk) } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
      if isEnd { return bytes }
      capacity = min(max(capacity, bytes.count), limit - bytes.count + 1)
    }
  }
}
