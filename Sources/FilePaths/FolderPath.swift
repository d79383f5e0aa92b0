import ASCII

/// Takes absolute paths of files apart.
///
/// Paths are divided by bytes: a name can begin with a combining mark, which makes one character
/// with the slash before it.
package enum FolderPath {
  private static let slash = UInt8(ascii: "/")

  /// Returns the path of the folder that contains a path; nil for the root.
  package static func parent(of path: String) -> String? {
    guard path != "/", let end = path.utf8.lastIndex(of: slash) else { return nil }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// Returns the paths of all folders above a path, the nearest first.
  package static func ancestors(of path: String) -> some Sequence<String> {
    sequence(state: path) { state in
      guard let parent = parent(of: state) else { return nil }
      state = parent
      return parent
    }
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: slash).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// Returns a path below a folder.
  package static func path(_ path: String, below folder: String) -> String {
    path.utf8.first == slash ? path : (folder == "/" ? "" : folder) + "/" + path
  }

  /// Returns whether a path is that of a folder, or inside of it at any depth.
  package static func isPath(_ path: String, atOrBelow folder: String) -> Bool {
    path == folder || ancestors(of: path).contains(folder)
  }

  /// Returns whether a path ends in an extension such as `.swift`, in letters of any case.
  package static func isPath(_ path: String, endingIn fileExtension: String) -> Bool {
    path.utf8.count >= fileExtension.utf8.count
      && zip(path.utf8.reversed(), fileExtension.utf8.reversed()).allSatisfy {
        $0.asciiLowercased == $1.asciiLowercased
      }
  }

  /// Returns an absolute path without `.`, `..`, and duplicate slashes.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.utf8.split(separator: slash).map(Substring.init) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
