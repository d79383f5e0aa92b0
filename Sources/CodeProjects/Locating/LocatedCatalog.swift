import FilePaths

/// A catalog that can have keys of code.
struct LocatedCatalog: Equatable, Sendable {
  /// The path as it was given.
  let path: String

  /// The absolute path in lowercase.
  let location: String

  /// The positions of the targets that have it.
  let modules: Set<Int>

  /// Whether a target of an Xcode project has it.
  let isInXcodeTarget: Bool

  /// The folder of the package around it, absolute and in lowercase; nil if it is in none.
  let package: String?

  /// Returns whether a script could add the catalog to the target of a file: it is in no target,
  /// and in no package that the file isn’t in.
  func isLoose(for file: String) -> Bool {
    modules.isEmpty && package.map { FolderPath.isPath(file, atOrBelow: $0) } != false
  }
}
