/// A folder or a file that is compared with an audit, and the photos that are there now.
public struct ComparedLocation: Sendable {
  /// The path without needless parts, see ``plain(_:)``.
  let path: String

  /// Whether it is a folder.
  let isFolder: Bool

  /// The photos with their digests; nil for one that can't be read.
  public let files: [(file: String, sha256: String?)]

  /// Creates a location; the paths of its files begin with its own.
  public init(path: String, isFolder: Bool, files: [(file: String, sha256: String?)]) {
    self.path = Self.plain(path)
    self.isFolder = isFolder
    self.files = files.map { (Self.plain($0.file), $0.sha256) }
  }

  /// The folder to which names are relative, with its slash; empty for the current one.
  var root: String { isFolder ? Self.folder(path) : Self.parent(of: path) }

  /// Whether a path is inside of the folder.
  func contains(_ file: String) -> Bool { file.utf8.starts(with: Self.folder(path).utf8) }

  /// Returns a path without parts that name nothing: `./a//b/` is `a/b`, and `.` is empty.
  static func plain(_ path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    let start = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    return start + parts.filter { $0 != "." }.joined(separator: "/")
  }

  /// Returns a plain path as the start of what is in the folder.
  static func folder(_ path: String) -> String {
    path.isEmpty || path == "/" ? path : path + "/"
  }

  /// Returns the folder of a plain path, with its slash; empty if it has none.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path.utf8[...slash]) ?? ""
  }
}
