/// Takes absolute paths of files apart.
package enum FolderPath {
  /// Returns the path of the folder that contains a path; nil for the root.
  package static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
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
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// Returns a path below a folder.
  package static func path(_ path: String, below folder: String) -> String {
    path.hasPrefix("/") ? path : (folder == "/" ? "" : folder) + "/" + path
  }

  /// Returns whether a path is that of a folder, or inside of it at any depth.
  package static func isPath(_ path: String, atOrBelow folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Returns an absolute path without `.`, `..`, and duplicate slashes.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
