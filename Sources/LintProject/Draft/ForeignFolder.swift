import CatalogRules

/// Folders that hold what other people wrote, or what tests feed on.
enum ForeignFolder {
  private static let names: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "external",
    "externals", "submodules", "fixtures", "testdata", "checkouts", "sourcepackages",
  ]

  /// Returns the patterns of the folders with such names above files, sorted; none when every file
  /// is in one.
  static func patterns(for paths: [String]) -> [String] {
    let folders = paths.map(folder)
    guard folders.contains(nil) else { return [] }
    return Set(folders.compactMap { $0 }).sorted()
  }

  /// Returns the outermost folder with such a name that a file is in, with a slash at its end.
  private static func folder(of path: String) -> String? {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += part + "/"
      if names.contains(part.lowercased()) { return folder }
    }
    return nil
  }
}
