private import COpenSSL

/// A certificate in the memory of OpenSSL.
@safe
struct CertificateHandle: ~Copyable {
  /// The `X509` of OpenSSL, which lives as long as the handle.
  let pointer: OpaquePointer

  /// Reads a certificate in DER; nil if the bytes are anything else.
  init?(_ der: [UInt8]) {
    let parsed = unsafe EncodedObjects.object(
      inDER: der, { unsafe d2i_X509(nil, &$0, $1) }, { unsafe X509_free($0) })
    guard let parsed = unsafe parsed else { return nil }
    unsafe pointer = parsed
  }

  deinit { unsafe X509_free(pointer) }

  /// Returns the certificate in DER of an `X509` that somebody else owns.
  static func der(of certificate: OpaquePointer) -> [UInt8] {
    var output: UnsafeMutablePointer<UInt8>?
    let count = unsafe i2d_X509(certificate, &output)
    guard count > 0, let bytes = unsafe output else { return [] }
    defer { unsafe CRYPTO_free(bytes, nil, 0) }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  /// Returns the certificates of a text in PEM, in its order, at most as many as asked for.
  ///
  /// What isn't one ends the list.
  static func certificates(inPEM text: [UInt8], limit: Int) -> [NamedCertificate] {
    EncodedObjects.values(inPEM: text, labeled: "CERTIFICATE", limit: limit) {
      NamedCertificate($0[...])
    }
  }
}

/// A stack of certificates in the memory of OpenSSL, which keeps its own references to them.
@safe
struct CertificateStack: ~Copyable {
  /// The `STACK_OF(X509)` of OpenSSL, which lives as long as the handle.
  let pointer: OpaquePointer

  /// Creates a stack of the certificates in DER that can be read.
  init?(_ certificates: [[UInt8]]) {
    guard let pointer = unsafe OPENSSL_sk_new_null() else { return nil }
    unsafe self.pointer = pointer
    for der in certificates {
      guard let certificate = CertificateHandle(der) else { continue }
      unsafe X509_up_ref(certificate.pointer)
      unsafe OPENSSL_sk_push(pointer, UnsafeRawPointer(certificate.pointer))
    }
  }

  deinit {
    unsafe OPENSSL_sk_pop_free(pointer) { certificate in
      unsafe X509_free(certificate.map { OpaquePointer($0) })
    }
  }

  /// Returns the numbers of the names of subjects and issuers of all certificates of a stack that
  /// somebody else owns.
  static func names(in stack: OpaquePointer?) -> [UInt] {
    (0..<max(0, unsafe OPENSSL_sk_num(stack))).flatMap { index -> [UInt] in
      guard let element = unsafe OPENSSL_sk_value(stack, index) else { return [] }
      let certificate = OpaquePointer(element)
      return unsafe [
        NamedCertificate.number(of: X509_get_subject_name(certificate)),
        NamedCertificate.number(of: X509_get_issuer_name(certificate)),
      ]
    }
  }

  /// Returns the certificates of a stack that somebody else owns, in DER.
  static func certificates(of stack: OpaquePointer?, limit: Int) -> [[UInt8]] {
    let count = unsafe min(Int(OPENSSL_sk_num(stack)), limit)
    return (0..<max(0, count)).compactMap { index in
      let element = unsafe OPENSSL_sk_value(stack, Int32(index))
      return unsafe element.map { unsafe CertificateHandle.der(of: OpaquePointer($0)) }
    }
  }
}

/// Certificates in the memory of OpenSSL at which chains may end.
@safe
struct CertificateStore: ~Copyable {
  /// The `X509_STORE` of OpenSSL, which lives as long as the handle.
  let pointer: OpaquePointer

  /// Creates a store of the certificates in DER that can be read.
  ///
  /// What is above them isn't needed, since chains end at the first one that is trusted.
  init?(_ certificates: [[UInt8]]) {
    guard let pointer = unsafe X509_STORE_new() else { return nil }
    unsafe self.pointer = pointer
    for der in certificates {
      guard let anchor = CertificateHandle(der) else { continue }
      unsafe X509_STORE_add_cert(pointer, anchor.pointer)
    }
  }

  deinit { unsafe X509_STORE_free(pointer) }
}
