import ToolSupport

/// The folder of a project, which the paths of catalogs in XLIFF begin at.
struct ProjectFolder {
  /// The absolute path without links.
  let path: String

  /// Creates the folder that is named, or the one that a catalog belongs to.
  ///
  /// That is the nearest folder above it with an Xcode project, else with a Swift package, else with a Git
  /// repository, else the one that the catalog lies in.
  init(named name: String?, of catalog: String) throws(FileError) {
    if let name {
      guard let path = SystemFile.realPath(of: name) else {
        throw .cannotRead(path: name, reason: SystemFile.lastReason)
      }
      self.path = path
      return
    }
    guard let real = SystemFile.realPath(of: catalog) else {
      throw .cannotRead(path: catalog, reason: SystemFile.lastReason)
    }
    let folders = Self.folders(above: real)
    let contents = folders.map { FolderListing.names(in: $0) ?? [] }
    let marks: [(String) -> Bool] = [
      { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }, { $0 == "Package.swift" },
      { $0 == ".git" },
    ]
    // What lies above the repository is somebody else's.
    let end = contents.firstIndex { $0.contains(".git") } ?? contents.count - 1
    let found = marks.lazy.compactMap { isMark in
      contents[...end].firstIndex { $0.contains(where: isMark) }
    }.first
    path = folders[found ?? 0]
  }

  /// Returns the path of a catalog from the folder, as XLIFF has it.
  func original(of catalog: String) -> String {
    guard let real = SystemFile.realPath(of: catalog) else { return catalog }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return real.hasPrefix(prefix)
      ? String(real.dropFirst(prefix.count))
      : real.split(separator: "/").last.map(String.init) ?? real
  }

  /// The name of the Xcode project in the folder, else that of the folder.
  var name: String {
    let names = FolderListing.names(in: path) ?? []
    return names.first { $0.hasSuffix(".xcodeproj") }
      ?? path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the folders that a file lies in, the innermost first.
  private static func folders(above path: String) -> [String] {
    var parts = path.split(separator: "/").dropLast()
    var folders: [String] = []
    while !parts.isEmpty {
      folders.append("/" + parts.joined(separator: "/"))
      parts = parts.dropLast()
    }
    return folders.isEmpty ? ["/"] : folders
  }
}
