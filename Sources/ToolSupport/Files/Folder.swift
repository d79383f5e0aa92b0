#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Makes folders.
package enum Folder {
  /// Makes a folder and those above it, where they are not there yet.
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
