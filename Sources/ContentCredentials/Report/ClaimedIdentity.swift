/// An identity that a manifest claims by an assertion of CAWG.
///
/// It is apart from the signer, and from whom lists trust; everything in it is untrusted text.
public struct ClaimedIdentity: Hashable, Sendable {
  /// Whether somebody signed for the identity.
  public enum Verification: String, Hashable, Sendable, CaseIterable {
    /// The signature is that of the named certificate or issuer, for this manifest; no list vouches
    /// for it.
    case signed

    /// The signature is that of something else, or the credential does not count now.
    case broken

    /// The identity is of a kind that is not supported, or its key is kept elsewhere.
    case unverified
  }

  /// The label of the assertion.
  public var label: String

  /// The kind of the credential: `cawg.x509.cose`, or `cawg.identity_claims_aggregation` by
  /// somebody who checked identities.
  public var kind: String?

  /// The roles that the named actor claims.
  public var roles: [String]

  /// Whether somebody signed for the identity.
  public var verification: Verification

  /// The name in the certificate.
  public var name: String?

  /// Who checked identities, as a decentralized identifier (DID) such as `did:web:example.com`; nil
  /// for a certificate.
  public var issuer: String?

  /// What the issuer checked, in its order; none for a certificate.
  public var claims: [IdentityClaim] = []

  /// Creates an identity.
  package init(
    label: String, kind: String?, roles: [String], verification: Verification, name: String? = nil,
    issuer: String? = nil, claims: [IdentityClaim] = []
  ) {
    (self.label, self.kind, self.roles) = (label, kind, roles)
    (self.verification, self.name) = (verification, name)
    (self.issuer, self.claims) = (issuer, claims)
  }
}
