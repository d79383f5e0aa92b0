/// What C2PA asks of a certificate besides its chain, C2PA 2.2, 14.5.1.
enum CertificateProfile {
  /// The purposes of certificates.
  enum Purpose {
    case signing
    case timeStamping
  }

  /// Whether a certificate may be used for a purpose.
  static func allows(_ certificate: Certificate, for purpose: Purpose) -> Bool {
    guard certificate.version == 3, !certificate.isAuthority, !certificate.hasUniqueIdentifiers,
      !certificate.hasUnknownCriticalExtension, certificate.namesIssuerKey,
      algorithms.contains(certificate.signatureAlgorithm), allows(certificate.key)
    else { return false }
    guard let usage = certificate.keyUsage, !usage.signsCertificates,
      usage.signsData || usage.isNonRepudiation
    else { return false }
    return allows(certificate.extendedKeyUsages ?? [], for: purpose)
  }

  /// Whether what the key of a certificate is for includes signing, as a trust list asks for.
  static func hasSigningUsage(_ certificate: Certificate) -> Bool {
    certificate.extendedKeyUsages?.contains { signing.contains($0) } == true
  }

  private static func allows(_ key: Certificate.Key) -> Bool {
    switch key {
    case .rsa(let bits): bits >= 2048
    case .elliptic, .edwards25519: true
    case .other: false
    }
  }

  /// Whether keys with these usages may be used: one of them must be allowed, none may be any, and
  /// a key of an authority for time or revocation must be nothing else.
  private static func allows(_ usages: [String], for purpose: Purpose) -> Bool {
    guard !usages.contains(anything) else { return false }
    switch purpose {
    case .timeStamping: return usages == [timeStamping]
    case .signing:
      let authorities = usages.filter { $0 == timeStamping || $0 == revocation }
      guard authorities.isEmpty || usages.count == 1 else { return false }
      return usages.contains { signing.contains($0) }
    }
  }

  /// The names of OpenSSL for the algorithms of C2PA 2.2, 14.5.1.
  private static let algorithms: Set<String> = [
    "RSA-SHA256", "RSA-SHA384", "RSA-SHA512", "ecdsa-with-SHA256", "ecdsa-with-SHA384",
    "ecdsa-with-SHA512", "RSASSA-PSS", "ED25519",
  ]

  private static let anything = "2.5.29.37.0"
  private static let timeStamping = "1.3.6.1.5.5.7.3.8"
  private static let revocation = "1.3.6.1.5.5.7.3.9"

  /// Protection of email, signing of documents, Microsoft's of C2PA, C2PA's own, and those that the
  /// specification allows for its authorities.
  private static let signing: Set<String> = [
    "1.3.6.1.5.5.7.3.4", "1.3.6.1.5.5.7.3.36", "1.3.6.1.4.1.311.76.59.1.9",
    "1.3.6.1.4.1.62558.2.1", timeStamping, revocation,
  ]
}
