public import StringCatalogs

/// A path that a configuration names, relative to its folder and inside of it.
public struct ConfiguredPath: Hashable, Sendable {
  /// The path as written.
  public var path: String

  /// Where the path is in the configuration.
  public var position: CatalogPosition

  /// The absolute path of the configuration; empty until it is known.
  public var file: String

  /// Creates a path.
  public init(path: String, position: CatalogPosition, file: String = "") {
    (self.path, self.position, self.file) = (path, position, file)
  }

  /// What a path must not have: a root, a way to the folder above, or the end of a C string.
  static let outsidePattern = #"^/|(^|/)\.\.(/|$)|\x00"#

  /// Returns whether a path is relative and leads down.
  static func isInside(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    return !path.isEmpty && path.utf8.first != slash && !path.utf8.contains(0)
      && !path.utf8.split(separator: slash).contains { $0.elementsEqual("..".utf8) }
  }
}
