private import COpenSSL

/// The certificates from which a trust list lets chains begin.
struct TrustAnchors: Hashable, Sendable {
  private let anchors: [NamedCertificate]

  /// Reads the certificates of a list in PEM.
  init(pem: [UInt8]) {
    anchors = CertificateHandle.certificates(inPEM: pem, limit: CredentialLimits.trustAnchors)
  }

  /// The number of certificates.
  var count: Int { anchors.count }

  /// Returns the certificates in DER that are in chains, or above their certificates, by the names
  /// of all subjects and issuers in these chains.
  ///
  /// Decoding all of a list would take longer than everything else.
  func certificates(named names: [UInt]) -> [[UInt8]] {
    let names = Set(names)
    return anchors.filter { names.contains($0.subject) }.map(\.der)
  }

  /// Returns the certificate of the list that a chain leads to; nil if there is none.
  ///
  /// Each certificate must be valid at a time in seconds since 1970. What a certificate may be used
  /// for is for others to check.
  func anchor(
    of certificate: Certificate, among others: [Certificate], at time: Int
  ) -> Certificate? {
    let others = others.prefix(CredentialLimits.chain).filter(\.hasBoundedKey)
    let names = certificate.names + others.flatMap(\.names)
    let anchors = certificates(named: names)
    defer { ERR_clear_error() }
    guard certificate.hasBoundedKey, !anchors.isEmpty,
      let leaf = CertificateHandle(certificate.der),
      let untrusted = CertificateStack(others.map(\.der)),
      let store = CertificateStore(anchors)
    else { return nil }
    guard let context = unsafe X509_STORE_CTX_new() else { return nil }
    defer { unsafe X509_STORE_CTX_free(context) }
    guard unsafe X509_STORE_CTX_init(context, store.pointer, leaf.pointer, untrusted.pointer) == 1,
      let parameters = unsafe X509_STORE_CTX_get0_param(context)
    else { return nil }
    // C2PA 2.2, 14.4: an entry of the list need not be a root.
    unsafe X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_PARTIAL_CHAIN))
    unsafe X509_VERIFY_PARAM_set_time(parameters, time)
    unsafe X509_VERIFY_PARAM_set_depth(parameters, Int32(CredentialLimits.chain))
    guard unsafe X509_verify_cert(context) == 1 else { return nil }
    let chain = unsafe CertificateStack.certificates(
      of: X509_STORE_CTX_get0_chain(context), limit: CredentialLimits.chain + 2)
    return chain.last.flatMap { Certificate($0) }
  }
}
