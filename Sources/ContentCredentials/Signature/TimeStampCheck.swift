import Digests

/// What a time stamp proves.
struct TimeStampCheck {
  /// The time; nil if the stamp is of something else, or damaged.
  private(set) var time: SigningTime?

  /// The statuses, in the order in which they were found.
  private(set) var statuses: [StatusCode] = []

  /// Checks a time stamp of bytes.
  init(_ token: ArraySlice<UInt8>, of bytes: [UInt8], _ list: TrustList) {
    guard let token = TimeStampToken(token) else {
      statuses = [.timeStampMalformed]
      return
    }
    guard token.isSigned, let signer = token.signer else {
      statuses = [.timeStampUntrusted]
      return
    }
    let validity = signer.validity
    guard
      (validity.lowerBound - token.accuracy...validity.upperBound + token.accuracy)
        .contains(token.time)
    else {
      statuses = [.timeStampOutsideValidity]
      return
    }
    guard let algorithm = Self.algorithms[token.algorithm] else {
      statuses = [.timeStampUntrusted]
      return
    }
    var digest = SHA2(algorithm)
    digest.update(bytes[...])
    guard digest.finish().elementsEqual(token.imprint) else {
      statuses = [.timeStampMismatch]
      return
    }
    let authority = signer.commonName ?? signer.organization
    let isTrusted =
      CertificateProfile.allows(signer, for: .timeStamping)
      && list.anchors.anchor(of: signer, among: token.certificates, at: token.time) != nil
    statuses = [.timeStampValidated, isTrusted ? .timeStampTrusted : .timeStampUntrusted]
    time =
      isTrusted
      ? .proved(token.time, authority: authority) : .claimed(token.time, authority: authority)
  }

  private static let algorithms: [String: SHA2.Algorithm] = [
    "2.16.840.1.101.3.4.2.1": .sha256, "2.16.840.1.101.3.4.2.2": .sha384,
    "2.16.840.1.101.3.4.2.3": .sha512,
  ]
}
