import CatalogRules

/// A catalog on which the first configuration of a project is based.
public struct DraftSource: Sendable {
  /// The path relative to the folder of the configuration.
  public var path: String

  /// The bytes of the file.
  public var bytes: [UInt8]

  /// The names of other files around it, as for ``CatalogLinter/lint(bytes:path:siblings:)``.
  public var siblings: [String]

  /// Creates a source.
  public init(path: String, bytes: [UInt8], siblings: [String] = []) {
    self.path = path
    self.bytes = bytes
    self.siblings = siblings
  }
}
