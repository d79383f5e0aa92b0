import PhotoMetadata

/// The check of an identity that a manifest claims: CAWG Identity Assertion 1.1, 5 to 7.
enum IdentityCheck {
  /// Returns the identity in an assertion of a manifest.
  ///
  /// Credentials are judged by the lists of a verification, and by a time in seconds since 1970.
  static func identity(
    in assertion: Assertion, of claim: Claim, _ trust: CredentialVerifier.Trust, at now: Int
  ) -> ClaimedIdentity {
    let payload = assertion.value?["signer_payload"]
    var identity = ClaimedIdentity(
      label: assertion.label, kind: payload?["sig_type"]?.text,
      roles: payload?["role"]?.elements?.compactMap(\.text) ?? [], verification: .unverified)
    switch identity.kind {
    case "cawg.x509.cose": checkCertificate(assertion, claim, &identity)
    case IdentityCredential.kind:
      identity.verification = .broken
      guard let payload,
        let message = assertion.value?["signature"]?.bytes.flatMap({ SignedMessage($0) }),
        let credential = IdentityCredential(message)
      else { break }
      (identity.issuer, identity.claims) = (credential.issuer, credential.claims)
      let isAbout = isAbout(payload["referenced_assertions"]?.elements ?? [], claim)
      guard isAbout, credential.isAbout(payload) else { break }
      identity.verification = credential.verification(trust.timeStampAuthorities, at: now)
    default: break
    }
    if !isPaddingEmpty(assertion) { identity.verification = .broken }
    return identity
  }

  /// Whether nothing is hidden in the padding, which no signature covers: all of it must be zero.
  private static func isPaddingEmpty(_ assertion: Assertion) -> Bool {
    ["pad1", "pad2"].allSatisfy { name in
      assertion.value?[name]?.bytes?.allSatisfy { $0 == 0 } ?? true
    }
  }

  private static func checkCertificate(
    _ assertion: Assertion, _ claim: Claim, _ identity: inout ClaimedIdentity
  ) {
    let payload = assertion.value?["signer_payload"]
    identity.verification = .broken
    var reader = CBORReader(assertion.bytes, limit: CredentialLimits.values)
    guard let signed = reader.bytes(of: "signer_payload"),
      let message = assertion.value?["signature"]?.bytes.flatMap({ SignedMessage($0) }),
      let certificate = message.chain.first.flatMap({ Certificate($0) }),
      let algorithm = message.algorithm
    else { return }
    identity.name = certificate.commonName ?? certificate.organization
    let isSame = message.payload.map { $0.elementsEqual(signed) } ?? true
    if isSame, isAbout(payload?["referenced_assertions"]?.elements ?? [], claim),
      algorithm.verifies(
        message.signature, of: message.signedBytes(of: signed), by: certificate)
    {
      identity.verification = .signed
    }
  }

  /// Whether references are those of a claim, one of them to a hard binding, and none twice.
  private static func isAbout(_ references: [CBORValue], _ claim: Claim) -> Bool {
    var labels: Set<String> = []
    for value in references.prefix(CredentialLimits.assertions) {
      guard let reference = HashedAddress(value), let label = reference.address?.path.last,
        labels.insert(label).inserted,
        let own = claim.assertions.first(where: { $0.address?.path.last == label }),
        own.digest.elementsEqual(reference.digest)
      else { return false }
    }
    return labels.contains { $0.hasPrefix(HardBinding.prefix) }
  }
}
