import Digests
public import PhotoFormats
import PhotoMetadata

/// The SHA-256 of files, which identifies the exact bytes of a report.
public enum FileDigest {
  /// The maximum size of a file in bytes: no photo is larger, and a file may claim to be endless.
  ///
  /// It is the largest offset in TIFF.
  private static let largestFile = 1 << 32

  /// Returns the SHA-256 of a file's bytes in lowercase hexadecimal; nil if it can't be read, or
  /// changes meanwhile.
  ///
  /// A file of more than 4 GiB is not read.
  public static func sha256(ofFileAt path: PhotoPath) -> String? {
    guard let file = try? PhotoFile(at: path), let digest = sha256(of: file), file.isUnchanged
    else { return nil }
    return digest
  }

  /// Returns the SHA-256 of an open file's bytes in lowercase hexadecimal; nil if it can't be read,
  /// or its size has changed since it was opened.
  ///
  /// A file of more than 4 GiB is not read.
  static func sha256(of file: borrowing PhotoFile) -> String? {
    guard file.size <= largestFile else { return nil }
    var hash = SHA256()
    let isWhole = unsafe try? file.forEachPiece { unsafe hash.update($0) }
    guard isWhole == true else { return nil }
    return hash.hexadecimal()
  }

  /// Returns the SHA-256 of bytes in lowercase hexadecimal.
  package static func sha256(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    unsafe bytes.withUnsafeBytes { unsafe hash.update($0) }
    return hash.hexadecimal()
  }
}
