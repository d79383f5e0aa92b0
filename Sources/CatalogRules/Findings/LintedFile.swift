public import StringCatalogs

/// A file that was linted, with what was found in it.
public struct LintedFile: Sendable {
  /// The path, relative to the folder of the run where it lies below it, with slashes.
  public var path: String

  /// The bytes that were linted; empty when the file could not be read.
  public var bytes: [UInt8]

  /// The catalog; nil when the bytes are none, which is then among the findings.
  public var catalog: StringCatalog?

  /// What was found, in the order of the bytes.
  public var findings: [Finding]

  /// Creates the result of a file.
  public init(path: String, bytes: [UInt8], catalog: StringCatalog?, findings: [Finding]) {
    self.path = path
    self.bytes = bytes
    self.catalog = catalog
    self.findings = findings
  }
}
