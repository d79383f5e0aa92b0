import CatalogToolSupport
import ToolSupport

/// The folder of a project, to which the paths of catalogs in XLIFF are relative.
struct ProjectFolder {
  /// The absolute path without symbolic links.
  let path: String

  /// Creates the given folder, or the one that catalogs belong to.
  ///
  /// That is the nearest common parent folder with an Xcode project, else with a Swift package,
  /// else with a Git repository, else the innermost common folder.
  init(named name: String?, of catalogs: [String]) throws(FileError) {
    if let name {
      path = try Self.realPath(of: name)
      return
    }
    var folders: [String]?
    for catalog in catalogs {
      let above = Self.folders(above: try Self.realPath(of: catalog))
      folders = folders?.filter(above.contains) ?? above
    }
    let common = folders ?? ["/"]
    let contents = common.map { FolderListing.names(in: $0) ?? [] }
    let marks: [(String) -> Bool] = [
      { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }, { $0 == "Package.swift" },
      { $0 == ".git" },
    ]
    // Folders above the repository do not belong to the project.
    let end = contents.firstIndex { $0.contains(".git") } ?? contents.count - 1
    let found = marks.lazy.compactMap { isMark in
      contents[...end].firstIndex { $0.contains(where: isMark) }
    }.first
    path = common[found ?? 0]
  }

  /// Returns the path of a catalog relative to the folder, as in XLIFF; throws if it is outside.
  func original(of catalog: String) throws -> String {
    let real = try Self.realPath(of: catalog)
    let prefix = path.hasSuffix("/") ? path : path + "/"
    guard real.hasPrefix(prefix) else {
      throw CatalogToolError.outsideProject(path: catalog, folder: path)
    }
    return String(real.dropFirst(prefix.count))
  }

  /// The name of the Xcode project in the folder, else that of the folder.
  var name: String {
    let names = FolderListing.names(in: path) ?? []
    return names.first { $0.hasSuffix(".xcodeproj") }
      ?? path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func realPath(of path: String) throws(FileError) -> String {
    guard let real = SystemFile.realPath(of: path) else {
      throw .cannotRead(path: path, reason: SystemFile.lastReason)
    }
    return real
  }

  /// Returns the folders that contain a file, the innermost first.
  private static func folders(above path: String) -> [String] {
    var parts = path.split(separator: "/").dropLast()
    var folders: [String] = []
    while !parts.isEmpty {
      folders.append("/" + parts.joined(separator: "/"))
      parts = parts.dropLast()
    }
    return folders + ["/"]
  }
}
