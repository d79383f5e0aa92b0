import ASCII
import COpenSSL

/// The facts of a certificate, X.509 version 3 (RFC 5280), on which its trust is decided.
struct Certificate: Hashable, Sendable {
  /// The kinds of public keys.
  enum Key: Hashable, Sendable {
    case rsa(bits: Int)
    case elliptic(Curve)
    case edwards25519
    case other
  }

  /// The curves of FIPS 186-5 that signatures of C2PA use.
  enum Curve: String, Hashable, Sendable {
    case p256 = "prime256v1"
    case p384 = "secp384r1"
    case p521 = "secp521r1"
  }

  /// The certificate in DER.
  let der: [UInt8]

  /// The numbers of the names of its subject and its issuer, ``NamedCertificate/number(of:)``.
  let names: [UInt]

  /// The common name of the subject.
  let commonName: String?

  /// The organization of the subject.
  let organization: String?

  /// The unit of the subject's organization.
  let unit: String?

  /// The country of the subject.
  let country: String?

  /// The common name, or else the organization, of the issuer.
  let issuer: String?

  /// The serial number in hexadecimal.
  let serialNumber: String

  /// The times from which and until which it is valid, in seconds since 1970.
  let validity: ClosedRange<Int>

  /// The public key.
  let key: Key

  /// The version, from 1 on.
  let version: Int

  /// The short name of the algorithm with which it is signed, as OpenSSL has it.
  let signatureAlgorithm: String

  /// The object identifiers of its extended key usage; nil if it has none.
  let extendedKeyUsages: [String]?

  /// Whether it may sign certificates.
  let isAuthority: Bool

  /// Whether its key may sign data, certificates, or neither; nil if it doesn't say.
  let keyUsage: KeyUsage?

  /// Whether it names the key of its issuer.
  let namesIssuerKey: Bool

  /// Whether it has an identifier of its issuer or subject, which RFC 5280 advises against.
  let hasUniqueIdentifiers: Bool

  /// Whether it has a critical extension that OpenSSL does not know.
  let hasUnknownCriticalExtension: Bool

  /// What a key may sign.
  struct KeyUsage: Hashable, Sendable {
    var signsData: Bool
    var signsCertificates: Bool
    var isNonRepudiation: Bool
  }

  /// Reads a certificate in DER; nil if the bytes are anything else.
  init?(_ der: [UInt8]) {
    guard der.count <= CredentialLimits.certificateBytes, let handle = CertificateHandle(der) else {
      return nil
    }
    let certificate = unsafe handle.pointer
    guard let start = unsafe Self.seconds(X509_get0_notBefore(certificate)),
      let end = unsafe Self.seconds(X509_get0_notAfter(certificate))
    else { return nil }
    self.der = der
    let subject = unsafe X509_get_subject_name(certificate)
    let issuer = unsafe X509_get_issuer_name(certificate)
    names = unsafe [NamedCertificate.number(of: subject), NamedCertificate.number(of: issuer)]
    commonName = unsafe Self.text(NID_commonName, in: subject)
    organization = unsafe Self.text(NID_organizationName, in: subject)
    unit = unsafe Self.text(NID_organizationalUnitName, in: subject)
    country = unsafe Self.text(NID_countryName, in: subject)
    self.issuer =
      unsafe Self.text(NID_commonName, in: issuer)
      ?? Self.text(NID_organizationName, in: issuer)
    serialNumber = unsafe Self.bytes(of: X509_get0_serialNumber(certificate)).hexadecimal
    validity = start...max(start, end)
    key = unsafe Self.key(X509_get0_pubkey(certificate))
    version = unsafe X509_get_version(certificate) + 1
    let algorithm = unsafe OBJ_nid2sn(X509_get_signature_nid(certificate))
    signatureAlgorithm = unsafe algorithm.map { unsafe String(cString: $0) } ?? ""
    extendedKeyUsages = unsafe Self.extendedKeyUsages(of: certificate)
    let flags = unsafe X509_get_extension_flags(certificate)
    isAuthority = flags & UInt32(EXFLAG_CA) != 0
    hasUnknownCriticalExtension = flags & UInt32(EXFLAG_CRITICAL) != 0
    let usage = unsafe X509_get_key_usage(certificate)
    keyUsage =
      flags & UInt32(EXFLAG_KUSAGE) == 0
      ? nil
      : KeyUsage(
        signsData: usage & UInt32(KU_DIGITAL_SIGNATURE) != 0,
        signsCertificates: usage & UInt32(KU_KEY_CERT_SIGN) != 0,
        isNonRepudiation: usage & UInt32(KU_NON_REPUDIATION) != 0)
    namesIssuerKey =
      unsafe X509_get_ext_by_NID(certificate, NID_authority_key_identifier, -1) >= 0
    var (ofIssuer, ofSubject): (UnsafePointer<ASN1_STRING>?, UnsafePointer<ASN1_STRING>?)
    unsafe X509_get0_uids(certificate, &ofIssuer, &ofSubject)
    hasUniqueIdentifiers = unsafe ofIssuer != nil || ofSubject != nil
  }

  /// Whether its key is one that takes bounded time to verify with.
  var hasBoundedKey: Bool {
    switch key {
    case .rsa(let bits): bits <= CredentialLimits.keyBits
    case .elliptic, .edwards25519: true
    case .other: false
    }
  }

  /// Returns a time in seconds since 1970; nil if it is none.
  static func seconds(_ time: UnsafePointer<ASN1_STRING>?) -> Int? {
    let epoch = unsafe ASN1_TIME_set(nil, 0)
    defer { unsafe ASN1_STRING_free(epoch) }
    var (days, seconds): (Int32, Int32) = (0, 0)
    guard unsafe time != nil, unsafe ASN1_TIME_diff(&days, &seconds, epoch, time) == 1 else {
      return nil
    }
    return Int(days) * 86_400 + Int(seconds)
  }

  /// Returns the bytes of a value of ASN.1.
  static func bytes(of value: UnsafePointer<ASN1_STRING>?) -> ArraySlice<UInt8> {
    guard let value = unsafe value, let start = unsafe ASN1_STRING_get0_data(value) else {
      return []
    }
    let count = unsafe Int(ASN1_STRING_length(value))
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))[...]
  }

  /// Returns the parts of the name of its subject, or of its issuer, by the short names of X.520.
  func parts(ofIssuer isIssuer: Bool) -> [(name: String, text: String)] {
    guard let handle = CertificateHandle(der) else { return [] }
    let certificate = unsafe handle.pointer
    let name =
      unsafe isIssuer ? X509_get_issuer_name(certificate) : X509_get_subject_name(certificate)
    return Self.kinds.compactMap { kind, short in
      unsafe Self.text(kind, in: name).map { (short, $0) }
    }
  }

  private static let kinds = [
    (NID_countryName, "C"), (NID_stateOrProvinceName, "ST"), (NID_localityName, "L"),
    (NID_organizationName, "O"), (NID_organizationalUnitName, "OU"), (NID_commonName, "CN"),
    (NID_pkcs9_emailAddress, "E"), (NID_organizationIdentifier, "2.5.4.97"),
  ]

  private static func text(_ kind: Int32, in name: OpaquePointer?) -> String? {
    let index = unsafe X509_NAME_get_index_by_NID(name, kind, -1)
    guard index >= 0, let entry = unsafe X509_NAME_get_entry(name, index) else { return nil }
    var output: UnsafeMutablePointer<UInt8>?
    let count = unsafe ASN1_STRING_to_UTF8(&output, X509_NAME_ENTRY_get_data(entry))
    guard count >= 0, let bytes = unsafe output else { return nil }
    defer { unsafe CRYPTO_free(bytes, nil, 0) }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  private static func key(_ key: OpaquePointer?) -> Key {
    guard let key = unsafe key else { return .other }
    switch unsafe EVP_PKEY_get_base_id(key) {
    case NID_rsaEncryption, NID_rsassaPss:
      return unsafe hasSmallExponent(key) ? .rsa(bits: Int(EVP_PKEY_get_bits(key))) : .other
    case NID_X9_62_id_ecPublicKey:
      var name = [CChar](repeating: 0, count: 64)
      var count = 0
      guard unsafe EVP_PKEY_get_group_name(key, &name, name.count, &count) == 1 else {
        return .other
      }
      let bytes = name.prefix(count).map { UInt8(bitPattern: $0) }
      return Curve(rawValue: String(decoding: bytes, as: UTF8.self)).map(Key.elliptic) ?? .other
    case NID_ED25519: return .edwards25519
    default: return .other
    }
  }

  /// Whether verifying with an RSA key takes no longer than with a real one.
  private static func hasSmallExponent(_ key: OpaquePointer) -> Bool {
    var exponent: OpaquePointer?
    guard unsafe EVP_PKEY_get_bn_param(key, "e", &exponent) == 1 else { return false }
    defer { unsafe BN_free(exponent) }
    return unsafe Int(BN_num_bits(exponent)) <= CredentialLimits.exponentBits
  }

  private static func extendedKeyUsages(of certificate: OpaquePointer) -> [String]? {
    let value = unsafe X509_get_ext_d2i(certificate, NID_ext_key_usage, nil, nil)
    guard let stack = unsafe value.map({ OpaquePointer($0) }) else { return nil }
    defer {
      unsafe OPENSSL_sk_pop_free(stack) { object in
        unsafe ASN1_OBJECT_free(object.map { OpaquePointer($0) })
      }
    }
    let count = unsafe min(Int(OPENSSL_sk_num(stack)), CredentialLimits.keyUsages)
    return (0..<max(0, count)).compactMap { index in
      guard let object = unsafe OPENSSL_sk_value(stack, Int32(index)) else { return nil }
      return unsafe identifier(OpaquePointer(object))
    }
  }

  /// Returns an object identifier in its notation with points.
  static func identifier(_ object: OpaquePointer?) -> String {
    var text = [CChar](repeating: 0, count: 80)
    let count = unsafe OBJ_obj2txt(&text, Int32(text.count), object, 1)
    let bytes = text.prefix(min(max(0, Int(count)), text.count - 1))
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
