#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Saves whole files by their paths.
package enum AtomicFile {
  /// Passes on the bytes of a file in pieces.
  package typealias Pieces = FileLocation.Pieces

  /// Replaces the file at a path, or creates it; a symbolic link is followed.
  ///
  /// A pipe or a device such as `/dev/null` is written to.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try replace(path) { (write) throws(FileError) in try write(bytes) }
  }

  /// Replaces a file as ``replace(_:with:)`` does, with the bytes that `write` passes on in pieces.
  ///
  /// An interruption waits for all of them, so they must be ready.
  package static func replace(
    _ path: String, withPieces write: Pieces
  ) throws(FileError) {
    var status = stat()
    if unsafe stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      return try SystemFile.write(to: path, pieces: write)
    }
    let location = try FileError.writing(path) { () throws(FileFailure) in
      try FileLocation(named: path)
    }
    try location.write(write)
  }

  /// Creates the file at a path; returns false, without a change, if anything exists there.
  package static func create(_ path: String, with bytes: [UInt8]) throws(FileError) -> Bool {
    let location = try FileError.writing(path) { () throws(FileFailure) in
      try FileLocation(found: path)
    }
    return try location.create(with: bytes)
  }

  /// Replaces the file at a path that nobody named, or creates it; a link is refused, and so is a
  /// pipe or a device.
  package static func replace(found path: String, with bytes: [UInt8]) throws(FileError) {
    let location = try FileError.writing(path) { () throws(FileFailure) in
      let location = try FileLocation(found: path)
      if location.isLink { throw .link }
      return location
    }
    try location.write { (write) throws(FileError) in try write(bytes) }
  }
}
