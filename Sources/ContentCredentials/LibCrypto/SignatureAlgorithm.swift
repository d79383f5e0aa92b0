private import COpenSSL

/// An algorithm of signatures that C2PA allows, C2PA 2.2, 13.2.
public enum SignatureAlgorithm: String, Hashable, Sendable, CaseIterable {
  case es256
  case es384
  case es512
  case ps256
  case ps384
  case ps512
  case ed25519

  /// Creates an algorithm from its number, RFC 9053, 2, and RFC 8230, 2; nil if it isn't allowed.
  init?(number: Int?) {
    switch number {
    case -7: self = .es256
    case -35: self = .es384
    case -36: self = .es512
    case -37: self = .ps256
    case -38: self = .ps384
    case -39: self = .ps512
    case -8: self = .ed25519
    default: return nil
    }
  }

  /// Whether a signature is an ECDSA signature in DER, where COSE asks for two plain numbers.
  func isEncoded(_ signature: ArraySlice<UInt8>) -> Bool {
    guard let size = numberSize, signature.count != 2 * size else { return false }
    return signature.first == 0x30
      && signature.dropFirst().first.map(Int.init)
        == signature.count - 2
  }

  /// Whether a signature of a message was made with the key of a certificate.
  func verifies(
    _ signature: ArraySlice<UInt8>, of message: [UInt8], by certificate: Certificate
  ) -> Bool {
    guard matches(certificate.key), certificate.hasBoundedKey,
      let handle = CertificateHandle(certificate.der),
      let signature = numberSize == nil ? Array(signature) : encoded(signature),
      let key = unsafe X509_get0_pubkey(handle.pointer), let context = unsafe EVP_MD_CTX_new()
    else { return false }
    defer {
      unsafe EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    var keyContext: OpaquePointer?
    guard unsafe EVP_DigestVerifyInit(context, &keyContext, digest, nil, key) == 1 else {
      return false
    }
    if isProbabilistic {
      // RFC 8230, 2: the salt is as long as the digest, which the mask uses too.
      guard unsafe EVP_PKEY_CTX_set_rsa_padding(keyContext, RSA_PKCS1_PSS_PADDING) == 1,
        unsafe EVP_PKEY_CTX_set_rsa_pss_saltlen(keyContext, RSA_PSS_SALTLEN_DIGEST) == 1
      else { return false }
    }
    return unsafe EVP_DigestVerify(
      context, signature, signature.count, message, message.count) == 1
  }

  /// Whether an Ed25519 signature of a message was made with a public key of 32 bytes, RFC 8032.
  static func verifiesEdwards(
    _ signature: ArraySlice<UInt8>, of message: [UInt8], by key: [UInt8]
  ) -> Bool {
    LibCrypto.prepare()
    guard
      let key = unsafe EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, key, key.count)
    else {
      ERR_clear_error()
      return false
    }
    defer { unsafe EVP_PKEY_free(key) }
    guard let context = unsafe EVP_MD_CTX_new() else { return false }
    defer {
      unsafe EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    let signature = Array(signature)
    return unsafe EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
      && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
  }

  private var isProbabilistic: Bool {
    switch self {
    case .ps256, .ps384, .ps512: true
    default: false
    }
  }

  private var digest: OpaquePointer? {
    switch self {
    case .es256, .ps256: unsafe EVP_sha256()
    case .es384, .ps384: unsafe EVP_sha384()
    case .es512, .ps512: unsafe EVP_sha512()
    case .ed25519: nil
    }
  }

  /// The number of bytes of each number of an ECDSA signature; nil for other algorithms.
  private var numberSize: Int? {
    switch self {
    case .es256: 32
    case .es384: 48
    case .es512: 66
    default: nil
    }
  }

  /// Whether signatures of the algorithm are made with keys of a kind.
  func matches(_ key: Certificate.Key) -> Bool {
    switch (self, key) {
    case (.es256, .elliptic(.p256)), (.es384, .elliptic(.p384)), (.es512, .elliptic(.p521)),
      (.ed25519, .edwards25519):
      true
    case (.ps256, .rsa), (.ps384, .rsa), (.ps512, .rsa): true
    default: false
    }
  }

  /// Returns two plain numbers as a sequence in DER; nil if they have another size.
  ///
  /// RFC 9053, 2.1: the numbers of the signature follow each other, as long as the curve's order.
  private func encoded(_ signature: ArraySlice<UInt8>) -> [UInt8]? {
    guard let size = numberSize, signature.count == 2 * size else { return nil }
    let numbers = [signature.prefix(size), signature.suffix(size)].flatMap { number in
      let digits = number.drop { $0 == 0 }
      let needsZero = digits.first.map { $0 >= 0x80 } ?? true
      let content = (needsZero ? [0] : []) + digits
      return [0x02, UInt8(content.count)] + content
    }
    return (numbers.count < 0x80 ? [0x30] : [0x30, 0x81]) + [UInt8(numbers.count)] + numbers
  }
}
