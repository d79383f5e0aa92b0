#if canImport(Glibc)
import FilePaths
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Finds string catalogs, or other files by their extension, in folders.
package struct CatalogFinder {
  /// The extensions of folders in which tables are not a project's own.
  private static let products = [".framework", ".xcframework", ".app"]

  /// The folders of other tools that are skipped, besides hidden ones.
  ///
  /// `.gitignore` is not read, since what git ignores also depends on files above the folder.
  private static let skipped: Set<String> = ["DerivedData", "Pods", "node_modules", "Carthage"]

  /// The extension of folders whose files are data: the code in a data set is never compiled.
  private static let assets = ".xcassets"

  /// The folder of a localization catalog (`.xcloc`) with the files that it was exported from.
  ///
  /// They are copies of the project's own files at that time.
  private static let copies = "Source Contents"

  private let isTable: ((_ path: String) -> Bool)?

  /// The extensions of the files to find.
  private let extensions: [String]

  /// Creates a finder of files with other extensions, such as `.swift`.
  package init(extensions: [String]) {
    isTable = nil
    self.extensions = extensions
  }

  /// Creates a finder.
  ///
  /// With `isTable`, which says of a path whether it is that of a table, tables are included too,
  /// except those of built products.
  package init(isTable: ((_ path: String) -> Bool)? = nil) {
    self.isTable = isTable
    extensions = [".xcstrings"]
  }

  /// Returns the files at paths, sorted within each folder, each once.
  ///
  /// The case of extensions does not matter, as on a Mac.
  /// A path of a file, or of a pipe, is included whatever its name. In folders only regular files
  /// are included, and links to folders are not followed; below a path, each folder is searched
  /// once. A folder that can't be read is included, since its contents are unknown.
  package func files(at paths: [String]) throws(FileError) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      switch Self.kind(of: path) {
      case .folder:
        var found: [String] = []
        var visited = VisitedFolders()
        search(path == "." ? "" : Self.withSlash(path), &visited, &found)
        for file in found where seen.insert(file).inserted { files.append(file) }
      case .file, .other: if seen.insert(path).inserted { files.append(path) }
      case nil: throw FileError.cannotRead(path: path, reason: SystemFile.lastReason)
      }
    }
    return files
  }

  private func search(
    _ folder: String, _ visited: inout VisitedFolders, _ found: inout [String]
  ) {
    guard visited.insert(folder.isEmpty ? "." : folder) else { return }
    guard let names = FolderListing.names(in: folder.isEmpty ? "." : folder) else {
      // Reading it as a catalog reports the error.
      return found.append(folder)
    }
    for name in names {
      guard !name.hasPrefix("."), !Self.skipped.contains(name) else { continue }
      guard name != Self.copies || !folder.hasSuffix(".xcloc/") else { continue }
      let path = folder + name
      if extensions.contains(where: { FolderPath.isPath(name, endingIn: $0) }) {
        // A name that is not UTF-8 names no file after conversion to text; reading it reports that.
        if Self.isFile(path) || !Self.exists(path) { found.append(path) }
      } else if isTable?(path) == true {
        if Self.isFile(path), !Self.isCompiled(path) { found.append(path) }
      } else if Self.isFolderItself(path) {
        if name.hasSuffix(Self.assets) { continue }
        if isTable != nil, Self.products.contains(where: name.hasSuffix) { continue }
        search(path + "/", &visited, &found)
      }
    }
  }

  /// Returns whether a file is a binary property list, as tables are in products.
  private static func isCompiled(_ path: String) -> Bool {
    // It may have become a pipe since it was found.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let mark = Array("bplist".utf8)
    return unsafe [UInt8](unsafeUninitializedCapacity: mark.count) { buffer, count in
      count = max(0, unsafe read(descriptor, buffer.baseAddress, buffer.count))
    } == mark
  }

  /// Returns whether a path is that of a file, or of a link to one.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == .file }

  /// Returns whether anything exists at a path, including a broken link.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  private enum Kind {
    case file
    case folder
    /// A pipe or a device, which may be endless.
    case other
  }

  private static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  private static func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func withSlash(_ path: String) -> String {
    path.hasSuffix("/") ? path : path + "/"
  }
}
