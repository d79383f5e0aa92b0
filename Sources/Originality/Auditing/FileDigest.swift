import Crypto
import Foundation
import PhotoMetadata

/// The SHA-256 of files, by which a report names the exact bytes that it speaks of.
enum FileDigest {
  private static let chunkSize = 256 * 1024

  /// Returns the SHA-256 of a file's bytes in lower-case hexadecimal; nil when it can't be read.
  static func sha256(ofFileAt path: PhotoPath) -> String? {
    let name = path.bytes.map { CChar(bitPattern: $0) } + [0]
    let descriptor = unsafe open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    var hash = SHA256()
    do {
      while let chunk = try file.read(upToCount: chunkSize), !chunk.isEmpty {
        hash.update(data: chunk)
      }
    } catch {
      return nil
    }
    return hash.finalize().map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
