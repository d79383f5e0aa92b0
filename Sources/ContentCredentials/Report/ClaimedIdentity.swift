/// An identity that a manifest claims by an assertion of CAWG.
///
/// It is apart from the signer, and from whom lists trust; everything in it is untrusted text.
public struct ClaimedIdentity: Hashable, Sendable {
  /// Whether somebody signed for the identity.
  public enum Verification: String, Hashable, Sendable, CaseIterable {
    /// The signature is that of the named certificate, for this manifest; no list vouches for it.
    case signed

    /// The signature is that of something else.
    case broken

    /// The identity is of a kind that is not supported.
    case unverified
  }

  /// The label of the assertion.
  public var label: String

  /// The kind of the credential, such as `cawg.x509.cose`.
  public var kind: String?

  /// The roles that the named actor claims.
  public var roles: [String]

  /// Whether somebody signed for the identity.
  public var verification: Verification

  /// The name in the certificate.
  public var name: String?

  /// Creates an identity.
  package init(
    label: String, kind: String?, roles: [String], verification: Verification, name: String? = nil
  ) {
    (self.label, self.kind, self.roles) = (label, kind, roles)
    (self.verification, self.name) = (verification, name)
  }
}
