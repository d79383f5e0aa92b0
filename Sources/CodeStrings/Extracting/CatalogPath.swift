/// What the path of a string catalog says about its keys.
package struct CatalogPath: Hashable, Sendable {
  /// The end of the names of catalogs.
  package static let fileExtension = ".xcstrings"

  /// The folders whose catalogs have keys of interface files, of settings, or of documentation, or
  /// are copies for translators.
  private static let otherFolders = [".lproj/", ".bundle/", ".docc/", ".xcloc/"]

  /// The name of the table: that of the file without its extension.
  package let table: String

  /// Whether Xcode adds keys of the code, unlike those of interface files and of `Info.plist`.
  package let hasCodeKeys: Bool

  /// Whether the keys are phrases of App Shortcuts, which Xcode writes as sets.
  package let hasPhrases: Bool

  /// Reads a path, whose case does not matter.
  package init(_ path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    table =
      name.lowercased().hasSuffix(Self.fileExtension)
      ? String(name.dropLast(Self.fileExtension.count)) : name
    let lowercased = (path: path.lowercased(), table: table.lowercased())
    hasCodeKeys =
      !lowercased.table.hasSuffix("infoplist")
      && !Self.otherFolders.contains { lowercased.path.contains($0) }
    hasPhrases = hasCodeKeys && lowercased.table == "appshortcuts"
  }
}
