/// A photo of an audit: a path and the digest of the bytes that were there.
public struct AuditedRow: Hashable, Sendable {
  /// The path in the audit, or where the photo is looked for now.
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
}
