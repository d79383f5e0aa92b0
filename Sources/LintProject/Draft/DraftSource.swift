import CatalogRules

/// A catalog that the first configuration of a project is fitted to.
public struct DraftSource: Sendable {
  /// The path below the folder of the configuration.
  public var path: String

  /// The bytes of the file.
  public var bytes: [UInt8]

  /// The names of other files around it, as ``CatalogLinter/lint(bytes:path:siblings:)`` takes
  /// them.
  public var siblings: [String]

  /// Creates a source.
  public init(path: String, bytes: [UInt8], siblings: [String] = []) {
    self.path = path
    self.bytes = bytes
    self.siblings = siblings
  }
}
