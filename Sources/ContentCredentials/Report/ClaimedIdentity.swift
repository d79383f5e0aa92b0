/// An identity that a manifest claims by an assertion of CAWG, which is not verified.
///
/// It is apart from the signer, and from whom lists trust; everything in it is untrusted text.
public struct ClaimedIdentity: Hashable, Sendable {
  /// The label of the assertion.
  public var label: String

  /// The kind of the credential, such as `cawg.x509.cose`.
  public var kind: String?

  /// The roles that the named actor claims.
  public var roles: [String]
}
