private import COpenSSL

/// A dated list of certificates that an issuer revoked, RFC 5280, 5.
///
/// It counts only for certificates of its issuer, whose key must have signed it.
public struct RevocationList: Hashable, Sendable {
  /// The time of the list in seconds since 1970.
  public let date: Int

  /// The time at which the next one was to follow, in seconds since 1970; nil if it doesn’t say.
  public let nextDate: Int?

  private let der: [UInt8]

  /// What a list says of a certificate.
  enum Status: Hashable {
    /// It is not on the list.
    case unlisted

    /// It was revoked at a time in seconds since 1970.
    case revoked(at: Int)
  }

  /// Reads a list in DER; nil if the bytes are anything else.
  init?(der: [UInt8]) {
    guard let handle = RevocationListHandle(der),
      let date = unsafe Certificate.seconds(X509_CRL_get0_lastUpdate(handle.pointer))
    else { return nil }
    self.der = der
    self.date = date
    nextDate = unsafe Certificate.seconds(X509_CRL_get0_nextUpdate(handle.pointer))
  }

  /// Returns the lists in a file, which is one in DER or a text in PEM; at most 64.
  public static func lists(in bytes: [UInt8]) -> [RevocationList] {
    guard bytes.count <= CredentialLimits.revocationBytes else { return [] }
    if let list = RevocationList(der: bytes) { return [list] }
    let ders = EncodedObjects.values(
      inPEM: bytes, labeled: "X509 CRL", limit: CredentialLimits.revocationLists
    ) { der in
      guard let _ = RevocationListHandle(der) else { return [UInt8]?.none }
      return der
    }
    return ders.compactMap { RevocationList(der: $0) }
  }

  /// Returns what the list says of a certificate; nil if none of some issuers signed both.
  func status(of certificate: Certificate, from issuers: [Certificate]) -> Status? {
    defer { ERR_clear_error() }
    guard let list = RevocationListHandle(der), let subject = CertificateHandle(certificate.der),
      unsafe X509_NAME_cmp(
        X509_CRL_get_issuer(list.pointer), X509_get_issuer_name(subject.pointer)) == 0
    else { return nil }
    let isSigned = issuers.contains { issuer in
      guard issuer.hasBoundedKey, let issuer = CertificateHandle(issuer.der),
        unsafe X509_check_issued(issuer.pointer, subject.pointer) == X509_V_OK,
        let key = unsafe X509_get0_pubkey(issuer.pointer)
      else { return false }
      return unsafe X509_CRL_verify(list.pointer, key) == 1
        && X509_verify(subject.pointer, key) == 1
    }
    guard isSigned else { return nil }
    var entry: OpaquePointer?
    // 2 stands for an entry that takes an earlier one back.
    guard unsafe X509_CRL_get0_by_cert(list.pointer, &entry, subject.pointer) == 1 else {
      return .unlisted
    }
    let time = unsafe Certificate.seconds(X509_REVOKED_get0_revocationDate(entry))
    return .revoked(at: time ?? date)
  }
}

/// A list of revoked certificates in the memory of OpenSSL.
@safe
struct RevocationListHandle: ~Copyable {
  /// The `X509_CRL` of OpenSSL, which lives as long as the handle.
  let pointer: OpaquePointer

  /// Reads a list in DER; nil if the bytes are anything else.
  init?(_ der: [UInt8]) {
    let parsed = unsafe EncodedObjects.object(
      inDER: der, { unsafe d2i_X509_CRL(nil, &$0, $1) }, { unsafe X509_CRL_free($0) })
    guard let parsed = unsafe parsed else { return nil }
    unsafe pointer = parsed
  }

  deinit { unsafe X509_CRL_free(pointer) }
}
