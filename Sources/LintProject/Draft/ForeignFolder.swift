import CatalogRules

/// Folders that contain third-party files or test data.
enum ForeignFolder {
  private static let names: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "external",
    "externals", "submodules", "fixtures", "testdata", "checkouts", "sourcepackages",
  ]

  /// Returns the patterns of the folders with such names that contain files, sorted; none if every
  /// file is in one.
  static func patterns(for paths: [String]) -> [String] {
    let folders = paths.map(folder)
    guard folders.contains(nil) else { return [] }
    return Set(folders.compactMap { $0 }).sorted()
  }

  /// Returns the outermost folder with such a name that contains a file, with a trailing slash.
  private static func folder(of path: String) -> String? {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += part + "/"
      if names.contains(part.lowercased()) { return folder }
    }
    return nil
  }
}
