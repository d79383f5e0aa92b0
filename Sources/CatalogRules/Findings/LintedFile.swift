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

  /// How far the translation of the catalog has come.
  public var statistics: TranslationStatistics

  /// Creates the result of a file; statistics that are not given are counted.
  public init(
    path: String, bytes: [UInt8], catalog: StringCatalog?, findings: [Finding],
    statistics: TranslationStatistics? = nil
  ) {
    self.path = path
    self.statistics =
      statistics ?? catalog.map { TranslationStatistics(of: $0) } ?? TranslationStatistics()
    self.bytes = bytes
    self.catalog = catalog
    self.findings = findings
  }
}
