/// Certificates of which it is publicly known that all were revoked, as dated facts.
///
/// Nothing is fetched, so the issuer’s own list is seen only where somebody names it. Facts tell
/// less than a list: there is one only for an owner who revoked all certificates of a time.
struct KnownRevocation: Hashable, Sendable {
  /// The organizations that the certificates name as their owner, in lower case.
  let organizations: Set<String>

  /// The times from which the certificates are valid, in seconds since 1970.
  let start: Range<Int>

  /// The time of the revocation, in seconds since 1970.
  let time: Int

  /// All that are known.
  ///
  /// Nikon’s Authenticity Service gave certificates to cameras from August 27, 2025, with the
  /// firmware 2.00 of the Z6III. As multiple exposures of pictures that the camera hadn’t taken
  /// were signed too, it was suspended on September 5 and all were revoked on September 21
  /// (Nikon, “Nikon Authenticity Service”, September 2025; contentauth/c2pa-rs, issue 1439).
  static let all = [
    KnownRevocation(
      organizations: ["nikon corporation", "nikon"], from: "2025-08-27T00:00:00Z",
      revoked: "2025-09-21T00:00:00Z")
  ].compactMap(\.self)

  /// The time up to which revocations are known, in seconds since 1970.
  static let date = UTCTime.seconds("2026-11-28T00:00:00Z") ?? 0

  private init?(organizations: Set<String>, from start: String, revoked time: String) {
    guard let start = UTCTime.seconds(start), let time = UTCTime.seconds(time), start < time else {
      return nil
    }
    (self.organizations, self.start, self.time) = (organizations, start..<time, time)
  }

  /// Whether a certificate is one of them.
  func contains(_ certificate: Certificate) -> Bool {
    start.contains(certificate.validity.lowerBound)
      && certificate.organization.map { organizations.contains($0.lowercased()) } ?? false
  }
}
