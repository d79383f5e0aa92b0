/// What somebody checked about a person or an organization, CAWG Identity Assertion 1.1, 8.1.2.
///
/// Everything in it is untrusted text: only who checked it can know whether it is true.
public struct IdentityClaim: Hashable, Sendable {
  /// What was checked, such as `cawg.social_media` or `cawg.document_verification`.
  public var kind: String

  /// The name.
  public var name: String?

  /// The name of the account.
  public var username: String?

  /// The address of the account or the site.
  public var address: String?

  /// Where it was checked: the name of a service, or else its address.
  public var provider: String?

  /// When it was checked, as it stands.
  public var time: String?

  /// Creates a claim.
  package init(
    kind: String, name: String? = nil, username: String? = nil, address: String? = nil,
    provider: String? = nil, time: String? = nil
  ) {
    (self.kind, self.name, self.username) = (kind, name, username)
    (self.address, self.provider, self.time) = (address, provider, time)
  }
}
