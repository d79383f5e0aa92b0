private import COpenSSL

/// A token of a time-stamp authority, RFC 3161, 2.4.2: a signed time and digest.
struct TimeStampToken {
  /// The time of the token, in seconds since 1970.
  let time: Int

  /// By how many seconds the time may be wrong.
  let accuracy: Int

  /// The object identifier of the algorithm of the digest.
  let algorithm: String

  /// The digest of what was stamped.
  let imprint: ArraySlice<UInt8>

  /// Whether the signature of the token is that of ``signer``.
  let isSigned: Bool

  /// The certificate of the authority; nil if the token has none, or several.
  let signer: Certificate?

  /// The certificates in the token.
  let certificates: [Certificate]

  /// Reads a token, or the response of an authority that contains one; nil if it is neither.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= CredentialLimits.tokenBytes else { return nil }
    let parsed = unsafe Array(bytes).withUnsafeBufferPointer { buffer in
      unsafe Self.message(buffer)
    }
    defer { ERR_clear_error() }
    guard let message = unsafe parsed else { return nil }
    defer { unsafe CMS_ContentInfo_free(message) }
    guard let content = unsafe CMS_get0_content(message), let string = unsafe content.pointee
    else { return nil }
    let encoded = unsafe Certificate.bytes(of: string)
    guard let fields = Fields(encoded) else { return nil }
    (time, accuracy) = (fields.time, fields.accuracy)
    (algorithm, imprint) = (fields.algorithm, fields.imprint)
    let stack = unsafe CMS_get1_certs(message)
    certificates = unsafe CertificateStack.certificates(of: stack, limit: CredentialLimits.chain)
      .compactMap { Certificate($0) }
    unsafe OPENSSL_sk_pop_free(stack) { certificate in
      unsafe X509_free(certificate.map { OpaquePointer($0) })
    }
    // RFC 3161, 2.4.2: a token has the signature of its authority alone.
    let signatures = unsafe OPENSSL_sk_num(CMS_get0_SignerInfos(message))
    guard signatures == 1, certificates.allSatisfy(\.hasBoundedKey) else {
      (isSigned, signer) = (false, nil)
      return
    }
    isSigned =
      unsafe CMS_verify(
        message, nil, nil, nil, nil, UInt32(CMS_NO_SIGNER_CERT_VERIFY | CMS_BINARY)) == 1
    let signers = unsafe CMS_get0_signers(message)
    defer { unsafe OPENSSL_sk_free(signers) }
    let found = unsafe CertificateStack.certificates(of: signers, limit: 2)
    signer = found.count == 1 ? Certificate(found[0]) : nil
  }

  /// Returns the signed message of a token or of a response.
  private static func message(_ bytes: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
    LibCrypto.prepare()
    var position = bytes.baseAddress
    if let response = unsafe d2i_TS_RESP(nil, &position, bytes.count) {
      defer { unsafe TS_RESP_free(response) }
      var output: UnsafeMutablePointer<UInt8>?
      guard let token = unsafe TS_RESP_get_token(response) else { return nil }
      let count = unsafe i2d_PKCS7(token, &output)
      guard count > 0, let encoded = unsafe output else { return nil }
      defer { unsafe CRYPTO_free(encoded, nil, 0) }
      var start = unsafe UnsafePointer<UInt8>?(encoded)
      return unsafe d2i_CMS_ContentInfo(nil, &start, Int(count))
    }
    unsafe position = bytes.baseAddress
    return unsafe d2i_CMS_ContentInfo(nil, &position, bytes.count)
  }

  /// What an authority signs, RFC 3161, 2.4.2.
  private struct Fields {
    var time = 0
    var accuracy = 0
    var algorithm = ""
    var imprint: ArraySlice<UInt8> = []

    init?(_ encoded: ArraySlice<UInt8>) {
      let parsed = unsafe Array(encoded).withUnsafeBufferPointer { buffer -> OpaquePointer? in
        var position = buffer.baseAddress
        return unsafe d2i_TS_TST_INFO(nil, &position, buffer.count)
      }
      guard let information = unsafe parsed else { return nil }
      defer { unsafe TS_TST_INFO_free(information) }
      guard let time = unsafe Certificate.seconds(TS_TST_INFO_get_time(information)),
        let imprint = unsafe TS_TST_INFO_get_msg_imprint(information),
        let algorithm = unsafe TS_MSG_IMPRINT_get_algo(imprint)
      else { return nil }
      self.time = time
      self.imprint = unsafe Certificate.bytes(of: TS_MSG_IMPRINT_get_msg(imprint))
      var object: OpaquePointer?
      unsafe X509_ALGOR_get0(&object, nil, nil, algorithm)
      self.algorithm = unsafe Certificate.identifier(object)
      if let own = unsafe TS_TST_INFO_get_accuracy(information) {
        accuracy = unsafe Int(clamping: ASN1_INTEGER_get(TS_ACCURACY_get_seconds(own)))
      }
    }
  }
}
