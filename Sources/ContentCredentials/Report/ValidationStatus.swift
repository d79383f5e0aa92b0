/// A status of validation, and what it is about.
public struct ValidationStatus: Hashable, Sendable {
  /// The code of the specification.
  public let code: StatusCode

  /// The address in the store of what it is about, such as `self#jumbf=/c2pa/…/c2pa.signature`.
  ///
  /// It contains names from the file, so it is untrusted text.
  public let address: String

  /// Creates a status.
  public init(_ code: StatusCode, at address: String) {
    self.code = code
    self.address = address
  }
}
