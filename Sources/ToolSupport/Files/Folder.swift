#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Creates folders.
package enum Folder {
  /// Creates a folder and its missing parents.
  package static func make(_ path: String) throws(FileError) {
    var part = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      part += name
      if unsafe mkdir(part, 0o777) != 0, errno != EEXIST {
        throw .cannotWrite(path: part, reason: SystemFile.lastReason)
      }
      part += "/"
    }
  }
}
