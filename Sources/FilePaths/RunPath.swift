#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Paths as a report shows them: relative to the current folder for files inside it.
package struct RunPath: Sendable {
  private let folder: String

  /// Uses the current folder as the folder of the run.
  package init() {
    let path = unsafe getcwd(nil, 0)
    defer { unsafe free(path) }
    folder = unsafe path.map { unsafe String(cString: $0) } ?? ""
  }

  /// Returns the path to display.
  package func shown(_ path: String) -> String {
    let absolute = absolute(path)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// Returns the absolute path, without `.`, `..` and duplicate slashes.
  package func absolute(_ path: String) -> String {
    FolderPath.normalized(FolderPath.path(path, below: folder))
  }

  /// Returns an absolute path relative to the folder of a file, if it is inside that folder.
  package func path(_ path: String, fromFolderOf file: String) -> String {
    let folder = Self.folder(of: file)
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Returns the absolute path for a path relative to the folder of a file.
  package func path(_ path: String, below file: String) -> String {
    path.hasPrefix("/") ? path : Self.folder(of: file) + path
  }

  /// Returns the folder that contains an absolute path, with a trailing slash.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
  }

  /// Returns an absolute path relative to an absolute folder, such as `./a` or `../a`.
  package static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: base.count - common)
    return ((up.isEmpty ? ["."] : up) + parts.dropFirst(common)).joined(separator: "/")
  }
}
