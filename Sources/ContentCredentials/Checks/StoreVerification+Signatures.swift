import PhotoMetadata

extension StoreVerification {
  /// Checks the signature of a claim, its certificate and its time, C2PA 2.2, 15.7 and 15.8.
  func checkSignature(of manifest: Manifest, _ claim: Claim, in report: inout ManifestReport) {
    let address = manifest.signatureAddress
    let named = StoreAddress(claim.signature)
    if named?.manifest ?? manifest.label != manifest.label || named?.path.last != "c2pa.signature" {
      report.note(.signatureMissing, at: address)
    }
    if claim.version > 1, !Self.isLabel(manifest.label) {
      report.note(.claimMalformed, at: manifest.address())
    }
    guard let bytes = manifest.signature else { return }
    guard let message = SignedMessage(bytes), let first = message.chain.first,
      let certificate = Certificate(first)
    else { return report.note(.signatureMismatch, at: address) }
    let others = message.chain.dropFirst().compactMap { Certificate($0) }
    if message.revocationAnswers.isEmpty { report.note(.revocationSkipped, at: address) }
    report.time = stamped[manifest.label] ?? time(of: message, claim, at: address, in: &report)
    guard let algorithm = message.algorithm else {
      report.note(.algorithmUnsupported, at: address)
      return report.note(.signatureMismatch, at: address)
    }
    guard !algorithm.isEncoded(message.signature) else {
      report.note(.credentialInvalid, at: address)
      return report.note(.signatureMismatch, at: address)
    }
    if !CertificateProfile.allows(certificate, for: .signing)
      || !algorithm.matches(certificate.key)
    {
      report.note(.credentialInvalid, at: address)
    }
    let time = report.time.proved ?? now
    let isValid = certificate.validity.contains(time)
    if !isValid { report.note(.signatureOutsideValidity, at: address) }
    let list = trust.signers
    let anchor =
      CertificateProfile.hasSigningUsage(certificate)
      ? list.anchors.anchor(of: certificate, among: others, at: time) : nil
    report.note(anchor == nil ? .credentialUntrusted : .credentialTrusted, at: address)
    report.signer = Signer(
      name: certificate.commonName, organization: certificate.organization,
      issuer: certificate.issuer, serialNumber: certificate.serialNumber,
      validity: certificate.validity, algorithm: algorithm,
      trust: anchor.map {
        .listed(list.name, date: list.date, anchor: $0.commonName ?? $0.organization)
      } ?? .unlisted(list.name, date: list.date),
      product: anchor == nil ? nil : list.products.first { $0.isNamed(in: certificate) },
      revocation: revocation(of: certificate, others, message, at: report.time))
    report.signer.map { report.signer = listed($0, certificate, others, at: report.time) }
    switch report.signer?.revocation {
    case .revoked: report.note(.credentialRevoked, at: address)
    case .notRevoked: report.note(.credentialNotRevoked, at: address)
    case .unknown, nil: break
    }
    // The payload is the claim; where there is another one, the claim is not what was signed.
    let isClaimSigned = message.payload.map { $0.elementsEqual(claim.bytes) } ?? true
    guard isClaimSigned,
      algorithm.verifies(
        message.signature, of: message.signedBytes(of: claim.bytes), by: certificate)
    else { return report.note(.signatureMismatch, at: address) }
    if isValid { report.note(.signatureInsideValidity, at: address) }
    report.note(.signatureValidated, at: address)
  }

  /// Returns whether a certificate was revoked when it signed, as the answers in a message tell,
  /// C2PA 2.2, 15.9.
  ///
  /// Without a proved time, one that was ever revoked counts as revoked. An answer from before the
  /// signature says nothing about it.
  private func revocation(
    of certificate: Certificate, _ others: [Certificate], _ message: SignedMessage,
    at time: SigningTime
  ) -> Signer.Revocation {
    guard let issuer = others.first else { return .unknown }
    var result = Signer.Revocation.unknown
    for answer in message.revocationAnswers.prefix(CredentialLimits.revocationAnswers) {
      let answer = RevocationAnswer(
        answer, about: certificate, from: issuer, trust.signers, at: time.proved ?? now)
      switch answer.status {
      case .revoked(let revoked) where time.proved.map({ $0 >= revoked }) ?? true: return .revoked
      case .revoked: result = .notRevoked
      case .good(let start, let end):
        if (time.proved ?? now) <= (end ?? start + 86_400) { result = .notRevoked }
      case nil: break
      }
    }
    return result
  }

  /// Returns a signer with what is known of revocations, and what lists of revoked certificates say
  /// of its certificate and of those above it; one that is revoked counts whatever the file says.
  private func listed(
    _ signer: Signer, _ certificate: Certificate, _ others: [Certificate], at time: SigningTime
  ) -> Signer {
    var signer = signer
    if let known = KnownRevocation.all.first(where: { $0.contains(certificate) }) {
      let isRevoked = time.proved.map { $0 >= known.time } ?? true
      signer.revocation = isRevoked ? .revoked : .notRevoked
      (signer.revokedOn, signer.revocationList) = (known.time, KnownRevocation.date)
    }
    guard !trust.revocations.isEmpty else { return signer }
    let chain = [certificate] + others.prefix(CredentialLimits.chain)
    let anchors = trust.signers.anchors.certificates(named: chain.flatMap(\.names))
    let issuers = others + anchors.compactMap { Certificate($0) }
    for (index, certificate) in chain.enumerated() {
      for list in trust.revocations {
        switch list.status(of: certificate, from: issuers) {
        case .revoked(let revoked):
          let isRevoked = time.proved.map { $0 >= revoked } ?? true
          // That one above was revoked later says nothing about this one.
          guard isRevoked || index == 0 && signer.revocation != .revoked else { continue }
          signer.revocation = isRevoked ? .revoked : .notRevoked
          (signer.revokedOn, signer.revocationList) = (revoked, list.date)
        case .unlisted where index == 0 && signer.revocation == .unknown:
          // A list from before the signature says nothing about it.
          guard (time.proved ?? now) <= list.nextDate ?? list.date + 86_400 else { continue }
          (signer.revocation, signer.revocationList) = (.notRevoked, list.date)
        case .unlisted, nil: break
        }
      }
    }
    return signer
  }

  /// Whether a label is one of a manifest with a claim of version 2, C2PA 2.2, 8.2.
  ///
  /// Other tools accept those of version 1 too.
  private static func isLabel(_ label: String) -> Bool {
    let parts = label.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return false }
    if parts[0] == "urn" {
      return parts[1] == "uuid" || parts[1] == "c2pa" && parts.count <= 5
    }
    return parts[1] == "urn" && parts[2] == "uuid" && parts.count == 4
  }

  /// Checks the time stamp in a signature, of which there may be one.
  private func time(
    of message: SignedMessage, _ claim: Claim, at address: String, in report: inout ManifestReport
  ) -> SigningTime {
    guard let (tokens, isOfSignature) = message.timeStamps else { return .unknown }
    guard tokens.count == 1 else {
      report.note(.timeStampMalformed, at: address)
      return .unknown
    }
    let check = TimeStampCheck(
      tokens[0], of: message.stampedBytes(of: claim.bytes, isOfSignature: isOfSignature),
      trust.timeStampAuthorities)
    for code in check.statuses { report.note(code, at: address) }
    return check.time ?? .unknown
  }

  /// Notes the times that assertions prove for signatures of other manifests, C2PA 2.2, 18.17.
  mutating func collectTimeStamps() {
    var tokensLeft = CredentialLimits.tokens
    for manifest in store.manifests {
      for assertion in manifest.assertions where assertion.kind == "c2pa.time-stamp" {
        for (key, value) in assertion.value?.members ?? [] {
          guard let label = key.text, let token = value.bytes, tokensLeft > 0,
            let message = store.manifest(label)?.signature.flatMap({ SignedMessage($0) })
          else { continue }
          tokensLeft -= 1
          let check = TimeStampCheck(
            token, of: Array(message.signature), trust.timeStampAuthorities)
          if let time = check.time, stamped[label]?.proved == nil { stamped[label] = time }
        }
      }
    }
  }
}
