import Glibc

/// Reads and writes whole files, without Foundation, which would slow down the start of the
/// program.
enum File {
  /// Returns the bytes of a file; nil if it can't be read.
  static func read(_ path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { return nil }
    let size = Int(status.st_size)
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = unsafe Glibc.read(
          file, buffer.baseAddress.map { unsafe $0 + count }, size - count)
        guard got > 0 else { return }
        count += got
      }
    }
  }

  /// Writes a file; false on failure.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { return false }
    defer { close(file) }
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(file, buffer.baseAddress.map { unsafe $0 + done }, bytes.count - done)
      }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}
