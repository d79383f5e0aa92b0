import Crypto
import Foundation
public import PhotoMetadata

/// The SHA-256 of files, by which a report names the exact bytes that it speaks of.
public enum FileDigest {
  /// The bytes that are read at a time; they fit the processor's cache.
  private static let chunkSize = 64 * 1024

  /// The largest file that is read: no photo is larger, and a file can be said to be without end.
  ///
  /// The offsets of TIFF reach this far.
  private static let largestFile = 1 << 32

  /// Returns the SHA-256 of a file's bytes in lower-case hexadecimal; nil when it can't be read.
  ///
  /// A file of more than 4 GiB is not read.
  public static func sha256(ofFileAt path: PhotoPath) -> String? {
    let descriptor = unsafe open(path.systemName, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= largestFile
    else {
      return nil
    }
    return unsafe withUnsafeTemporaryAllocation(byteCount: chunkSize, alignment: 64) { buffer in
      var hash = SHA256()
      while true {
        let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
        if count == 0 { return hexadecimal(hash.finalize()) }
        if count > 0 {
          unsafe hash.update(bufferPointer: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if errno != EINTR {
          return nil
        }
      }
    }
  }

  private static func hexadecimal(_ digest: SHA256.Digest) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
