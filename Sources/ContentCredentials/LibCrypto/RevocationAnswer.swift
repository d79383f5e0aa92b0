import COpenSSL

/// An answer of a revocation service, RFC 6960, that a manifest carries.
struct RevocationAnswer {
  /// What an answer says of a certificate.
  enum Status: Hashable {
    /// It was not revoked at the times between these, in seconds since 1970.
    case good(from: Int, until: Int?)

    /// It was revoked at a time in seconds since 1970.
    case revoked(at: Int)
  }

  /// What the answer says; nil if it is damaged, about another certificate, or not signed by
  /// somebody who may answer for the issuer.
  let status: Status?

  /// Reads an answer about a certificate that an issuer signed, whose chain must lead to a list.
  ///
  /// Certificates are judged by a time in seconds since 1970.
  init(
    _ bytes: ArraySlice<UInt8>, about certificate: Certificate, from issuer: Certificate,
    _ list: TrustList, at time: Int
  ) {
    defer { ERR_clear_error() }
    guard bytes.count <= CredentialLimits.tokenBytes, issuer.hasBoundedKey,
      let parsed = unsafe Array(bytes).withUnsafeBufferPointer({ buffer -> OpaquePointer? in
        var position = buffer.baseAddress
        return unsafe d2i_OCSP_RESPONSE(nil, &position, buffer.count)
      })
    else {
      status = nil
      return
    }
    defer { unsafe OCSP_RESPONSE_free(parsed) }
    guard unsafe OCSP_response_status(parsed) == OCSP_RESPONSE_STATUS_SUCCESSFUL,
      let answer = unsafe OCSP_response_get1_basic(parsed)
    else {
      status = nil
      return
    }
    defer { unsafe OCSP_BASICRESP_free(answer) }
    let isSigned = unsafe Self.isSigned(answer, by: issuer, list, at: time)
    status = isSigned ? unsafe Self.status(of: certificate, from: issuer, in: answer) : nil
  }

  /// Whether an answer is signed by an issuer, or by somebody whom it lets answer.
  private static func isSigned(
    _ answer: OpaquePointer, by issuer: Certificate, _ list: TrustList, at time: Int
  ) -> Bool {
    let names = unsafe CertificateStack.names(in: OCSP_resp_get0_certs(answer))
    guard unsafe hasBoundedKeys(OCSP_resp_get0_certs(answer)),
      let issuers = CertificateStack([issuer.der]),
      let store = CertificateStore(list.anchors.certificates(named: issuer.names + names))
    else { return false }
    let parameters = unsafe X509_STORE_get0_param(store.pointer)
    unsafe X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_PARTIAL_CHAIN))
    unsafe X509_VERIFY_PARAM_set_time(parameters, time)
    return unsafe OCSP_basic_verify(answer, issuers.pointer, store.pointer, 0) == 1
  }

  private static func hasBoundedKeys(_ stack: OpaquePointer?) -> Bool {
    unsafe CertificateStack.certificates(of: stack, limit: CredentialLimits.chain + 1)
      .prefix(CredentialLimits.chain).allSatisfy { Certificate($0)?.hasBoundedKey == true }
  }

  private static func status(
    of certificate: Certificate, from issuer: Certificate, in answer: OpaquePointer
  ) -> Status? {
    guard let subject = CertificateHandle(certificate.der),
      let signer = CertificateHandle(issuer.der)
    else { return nil }
    // RFC 6960, 4.1.1: a certificate is named by digests of its issuer.
    for isLong in [false, true] {
      let digest = unsafe isLong ? EVP_sha256() : EVP_sha1()
      guard let name = unsafe OCSP_cert_to_id(digest, subject.pointer, signer.pointer) else {
        continue
      }
      defer { unsafe OCSP_CERTID_free(name) }
      var (status, reason): (Int32, Int32) = (0, 0)
      var revoked: UnsafeMutablePointer<ASN1_GENERALIZEDTIME>?
      var start: UnsafeMutablePointer<ASN1_GENERALIZEDTIME>?
      var end: UnsafeMutablePointer<ASN1_GENERALIZEDTIME>?
      guard
        unsafe OCSP_resp_find_status(answer, name, &status, &reason, &revoked, &start, &end) == 1
      else { continue }
      if status == V_OCSP_CERTSTATUS_REVOKED, let time = unsafe Certificate.seconds(revoked) {
        return .revoked(at: time)
      }
      if status == V_OCSP_CERTSTATUS_GOOD, let start = unsafe Certificate.seconds(start) {
        return unsafe .good(from: start, until: Certificate.seconds(end))
      }
    }
    return nil
  }
}
