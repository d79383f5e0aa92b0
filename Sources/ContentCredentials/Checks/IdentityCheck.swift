import PhotoMetadata

/// The check of an identity that a manifest claims: CAWG Identity Assertion 1.1, 5 to 7.
enum IdentityCheck {
  /// Returns the identity in an assertion of a manifest.
  static func identity(in assertion: Assertion, of claim: Claim) -> ClaimedIdentity {
    let payload = assertion.value?["signer_payload"]
    var identity = ClaimedIdentity(
      label: assertion.label, kind: payload?["sig_type"]?.text,
      roles: payload?["role"]?.elements?.compactMap(\.text) ?? [], verification: .unverified)
    guard identity.kind == "cawg.x509.cose" else { return identity }
    identity.verification = .broken
    var reader = CBORReader(assertion.bytes, limit: CredentialLimits.values)
    guard let signed = reader.bytes(of: "signer_payload"),
      let message = assertion.value?["signature"]?.bytes.flatMap({ SignedMessage($0) }),
      let certificate = message.chain.first.flatMap({ Certificate($0) }),
      let algorithm = message.algorithm
    else { return identity }
    identity.name = certificate.commonName ?? certificate.organization
    let isSame = message.payload.map { $0.elementsEqual(signed) } ?? true
    if isSame, isAbout(payload?["referenced_assertions"]?.elements ?? [], claim),
      algorithm.verifies(
        message.signature, of: message.signedBytes(of: signed), by: certificate)
    {
      identity.verification = .signed
    }
    return identity
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
