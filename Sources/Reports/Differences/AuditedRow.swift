/// A photo of an audit, named as where it is looked for now.
public struct AuditedRow: Hashable, Sendable {
  /// The path where the photo should be.
  public let file: String

  /// The digest in the audit; nil if the audit could not read the file.
  public let sha256: String?

  /// Whether the photo must be there; otherwise it belongs to a part that is not compared.
  public let isExpected: Bool

  /// Creates a row.
  public init(file: String, sha256: String?, isExpected: Bool = true) {
    self.file = file
    self.sha256 = sha256
    self.isExpected = isExpected
  }

  /// Creates the row of a photo at the path of its audit.
  public init(_ row: StoredRow) {
    self.init(file: row.file, sha256: row.sha256)
  }
}
