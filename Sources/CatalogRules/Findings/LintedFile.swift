public import StringCatalogs

/// A file that was linted, and its findings.
public struct LintedFile: Sendable {
  /// The path with slashes, relative to the current folder for a file inside it.
  public var path: String

  /// The linted bytes; empty if the file could not be read.
  public var bytes: [UInt8]

  /// The catalog; nil if the bytes are not one, which is reported as a finding.
  public var catalog: StringCatalog?

  /// Whether the file is a document, which was read though it is no catalog.
  package var isDocument = false

  /// Whether findings have fixes that can't be made, because the file is a document in UTF-16.
  package var hasBlockedFixes = false

  /// The findings, in the order of the bytes.
  public var findings: [Finding]

  /// The number of findings in stale entries that are left out.
  public var omittedCount = 0

  /// The translation statistics of the catalog.
  public var statistics: TranslationStatistics

  /// Creates the result of a file; missing statistics are computed.
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
