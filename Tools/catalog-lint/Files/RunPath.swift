#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Paths as a report shows them: relative to the folder of the run where they lie below it.
struct RunPath {
  private let folder: String

  /// Takes the current folder for that of the run.
  init() {
    let path = unsafe getcwd(nil, 0)
    defer { unsafe free(path) }
    folder = unsafe path.map { unsafe String(cString: $0) } ?? ""
  }

  /// Returns the path to show.
  func shown(_ path: String) -> String {
    let absolute = absolute(path)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// Returns the path from the root, without `.`, `..` and doubled slashes.
  func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
