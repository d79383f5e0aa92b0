import ToolSupport

/// Finds the files that another machine names, by the end of their paths.
struct SourceFinder {
  /// The absolute folders that may have the files, with a trailing slash.
  let folders: [String]

  /// Whether any file was found.
  private(set) var hasFound = false

  init(folders: [String]) {
    self.folders = folders
  }

  /// Returns the absolute path of a file here; nil if there is none.
  mutating func path(of source: String) -> String? {
    var rest = source.split(separator: "/")[...]
    while !rest.isEmpty {
      let end = rest.joined(separator: "/")
      if let folder = folders.first(where: { CatalogFinder.isFile($0 + end) }) {
        hasFound = true
        return folder + end
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
