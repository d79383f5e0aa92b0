import FilePaths
import StringCatalogs

/// The catalogs of a table, anywhere in a project.
struct TableCatalogs: Sendable {
  /// The catalogs in the order in which they were given.
  private(set) var all: [LocatedCatalog] = []

  /// The positions of the catalogs of each target.
  private var positionsOfModules: [Int: [Int]] = [:]

  /// The positions of the catalogs inside of each folder, at any depth.
  private var positions: [String: [Int]] = [:]

  /// The folders with a catalog inside, at any depth, that a target of an Xcode project has.
  private var xcodeFolders: Set<String> = []

  /// A folder of source files.
  private struct Folder: Hashable {
    let path: String
    let isLoose: Bool
  }

  /// The nearest catalogs of folders, as far as they were asked for, after all were added.
  private let nearest = LookupCache<Folder, [LocatedCatalog]>()

  /// Adds a catalog.
  mutating func add(_ catalog: LocatedCatalog) {
    for folder in FolderPath.ancestors(of: catalog.location) {
      positions[folder, default: []].append(all.count)
      if catalog.isInXcodeTarget { xcodeFolders.insert(folder) }
    }
    for module in catalog.modules { positionsOfModules[module, default: []].append(all.count) }
    all.append(catalog)
  }

  /// Returns the catalogs that any of some targets have, in the order in which they were given.
  func catalogs(of modules: [Int]) -> [LocatedCatalog] {
    Set(modules.flatMap { positionsOfModules[$0] ?? [] }).sorted().map { all[$0] }
  }

  /// Returns the catalogs inside of the nearest folder above a file that has any, at the smallest
  /// depth.
  ///
  /// Those that were left behind are none; with `isLoose`, only those that a script could add to
  /// its target are some.
  func nearest(to file: String, isLoose: Bool = false) -> [LocatedCatalog] {
    // The files of a folder share it.
    let folder = Folder(path: FolderPath.parent(of: file) ?? "/", isLoose: isLoose)
    return nearest.value(for: folder) { find(nearestTo: file, isLoose: isLoose) }
  }

  private func find(nearestTo file: String, isLoose: Bool) -> [LocatedCatalog] {
    for folder in FolderPath.ancestors(of: file) {
      let inside = (positions[folder] ?? []).map { all[$0] }
        .filter { (!isLoose || $0.isLoose(for: file)) && !isLeftBehind($0) }
      guard !inside.isEmpty else { continue }
      let depths = inside.map { $0.location.utf8.count { $0 == UInt8(ascii: "/") } }
      let least = depths.min()
      return zip(inside, depths).filter { $0.1 == least }.map(\.0)
    }
    return []
  }

  /// Returns whether a catalog is in no target while a target of an Xcode project has one in a
  /// folder beside or below it, as after it was moved.
  private func isLeftBehind(_ catalog: LocatedCatalog) -> Bool {
    catalog.modules.isEmpty
      && FolderPath.parent(of: catalog.location).map(xcodeFolders.contains) ?? false
  }
}
