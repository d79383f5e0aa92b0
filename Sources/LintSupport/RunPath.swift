#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Paths as a report shows them: relative to the folder of the run where they lie below it.
package struct RunPath: Sendable {
  private let folder: String

  /// Takes the current folder for that of the run.
  package init() {
    let path = unsafe getcwd(nil, 0)
    defer { unsafe free(path) }
    folder = unsafe path.map { unsafe String(cString: $0) } ?? ""
  }

  /// Returns the path to show.
  package func shown(_ path: String) -> String {
    let absolute = absolute(path)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// Returns the path from the root, without `.`, `..` and doubled slashes.
  package func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns an absolute path from the folder of a file, where it lies below that folder.
  package func path(_ path: String, fromFolderOf file: String) -> String {
    let folder = Self.folder(of: file)
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Returns the absolute path of a path from the folder of a file.
  package func path(_ path: String, below file: String) -> String {
    path.hasPrefix("/") ? path : Self.folder(of: file) + path
  }

  /// Returns the folder that an absolute path is in, with a slash at its end.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
  }
}
