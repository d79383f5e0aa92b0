import ASCII
import Crypto
public import PhotoMetadata

/// The SHA-256 of files, by which a report names the exact bytes that it speaks of.
public enum FileDigest {
  /// The largest file that is read: no photo is larger, and a file can be said to be without end.
  ///
  /// The offsets of TIFF reach this far.
  private static let largestFile = 1 << 32

  /// Returns the SHA-256 of a file's bytes in lower-case hexadecimal; nil when it can't be read, or
  /// changes meanwhile.
  ///
  /// A file of more than 4 GiB is not read.
  public static func sha256(ofFileAt path: PhotoPath) -> String? {
    guard let file = try? PhotoFile(at: path), let digest = sha256(of: file), file.isUnchanged
    else { return nil }
    return digest
  }

  /// Returns the SHA-256 of an open file's bytes in lower-case hexadecimal; nil when it can't be
  /// read, or has another size than when it was opened.
  ///
  /// A file of more than 4 GiB is not read.
  static func sha256(of file: borrowing PhotoFile) -> String? {
    guard file.size <= largestFile else { return nil }
    var hash = SHA256()
    let isWhole = unsafe try? file.forEachPiece { unsafe hash.update(bufferPointer: $0) }
    guard isWhole == true else { return nil }
    return hash.finalize().map { $0.hexadecimal(digits: 2) }.joined()
  }
}
