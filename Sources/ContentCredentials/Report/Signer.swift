/// Who signed a manifest, as the certificate says.
///
/// Anybody can write any name into a certificate: only ``Trust/listed(_:date:anchor:)`` tells that
/// somebody checked it.
public struct Signer: Hashable, Sendable {
  /// Whether somebody vouches for the signer.
  public enum Trust: Hashable, Sendable {
    /// The chain leads to a certificate on a list, with the name and the date of the list.
    case listed(String, date: String?, anchor: String?)

    /// The chain leads to no certificate on the list, with the name and the date of the list.
    case unlisted(String, date: String?)
  }

  /// Whether the certificate was revoked, as far as the file and lists on hand tell: nothing is
  /// fetched.
  public enum Revocation: String, Hashable, Sendable, CaseIterable {
    case notRevoked
    case revoked
    case unknown
  }

  /// The common name of the subject.
  public var name: String?

  /// The organization of the subject.
  public var organization: String?

  /// The name of the issuer.
  public var issuer: String?

  /// The serial number in hexadecimal.
  public var serialNumber: String

  /// The times from which and until which the certificate is valid, in seconds since 1970.
  public var validity: ClosedRange<Int>

  /// The algorithm of the signature; nil if it isn't allowed.
  public var algorithm: SignatureAlgorithm?

  /// Whether somebody vouches for the signer.
  public var trust: Trust

  /// The product that signed, if the list has it; products are named only by certificates that lead
  /// to the list.
  public var product: ConformingProduct?

  /// Whether the certificate was revoked, or one between it and the list.
  public var revocation: Revocation

  /// The time of the revocation in seconds since 1970, even if it was signed before.
  public var revokedOn: Int?

  /// The time of the list of revoked certificates that tells, in seconds since 1970; nil if an
  /// answer in the file tells, or nothing.
  public var revocationList: Int?

  /// The day of the list of revoked certificates that tells, such as `2026-08-21`.
  public var revocationListDate: String? {
    revocationList.map { String(UTCTime.text($0).prefix(10)) }
  }

  /// Creates a signer.
  package init(
    name: String?, organization: String?, issuer: String?, serialNumber: String,
    validity: ClosedRange<Int>, algorithm: SignatureAlgorithm?, trust: Trust,
    product: ConformingProduct?, revocation: Revocation
  ) {
    (self.name, self.organization, self.issuer) = (name, organization, issuer)
    (self.serialNumber, self.validity, self.algorithm) = (serialNumber, validity, algorithm)
    (self.trust, self.product, self.revocation) = (trust, product, revocation)
  }
}
