private import COpenSSL

/// A certificate of which nothing but the name of the subject was decoded, since decoding its key
/// takes a hundred times as long.
struct NamedCertificate: Hashable, Sendable {
  /// The certificate in DER.
  let der: [UInt8]

  /// The number of the name of its subject.
  let subject: UInt

  /// Reads the certificate at the start of bytes in DER; nil if there is none.
  init?(_ der: ArraySlice<UInt8>) {
    defer { ERR_clear_error() }
    guard let certificate = Self.content(of: der), var fields = Self.content(of: certificate)
    else { return nil }
    // RFC 5280, 4.1: the version may be missing.
    if fields.first == Self.version, !Self.skipElement(of: &fields) { return nil }
    // The serial number, the algorithm of the signature, the issuer and the validity.
    for _ in 0..<4 { guard Self.skipElement(of: &fields) else { return nil } }
    guard let subject = Self.number(ofNameIn: fields) else { return nil }
    self.subject = subject
    self.der = Array(der[..<certificate.endIndex])
  }

  /// Returns a number for a name.
  ///
  /// Names that are the same for RFC 5280, 7.1, have the same number, whatever their case, spaces
  /// and encoding. Rarely, other names have it too, so it only tells what need not be compared.
  static func number(of name: OpaquePointer?) -> UInt {
    unsafe X509_NAME_hash_ex(name, nil, nil, nil)
  }

  private static let sequence: UInt8 = 0x30
  private static let version: UInt8 = 0xa0

  private static func number(ofNameIn bytes: ArraySlice<UInt8>) -> UInt? {
    guard let content = content(of: bytes) else { return nil }
    LibCrypto.prepare()
    return unsafe bytes[..<content.endIndex].withUnsafeBufferPointer { buffer in
      var position = buffer.baseAddress
      guard let name = unsafe d2i_X509_NAME(nil, &position, buffer.count) else { return nil }
      defer { unsafe X509_NAME_free(name) }
      return unsafe number(of: name)
    }
  }

  /// Returns the content of the sequence at the start of bytes; nil if there is none.
  private static func content(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    bytes.first == sequence ? element(of: bytes) : nil
  }

  private static func skipElement(of bytes: inout ArraySlice<UInt8>) -> Bool {
    guard let content = element(of: bytes) else { return false }
    bytes = bytes[content.endIndex...]
    return true
  }

  /// Returns the content of the element at the start of bytes, X.690, 8.1; nil if it is cut short,
  /// or longer than any certificate.
  private static func element(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = bytes.startIndex
    guard bytes.count >= 2 else { return nil }
    var count = Int(bytes[start + 1])
    var content = start + 2
    if count >= 0x80 {
      let digits = count - 0x80
      guard (1...3).contains(digits), bytes.count >= 2 + digits else { return nil }
      count = bytes[content..<content + digits].reduce(0) { $0 << 8 | Int($1) }
      content += digits
    }
    guard count <= bytes.endIndex - content else { return nil }
    return bytes[content..<content + count]
  }
}
