/// A dated list of certificates that are trusted for a purpose.
public struct TrustList: Hashable, Sendable {
  /// The name of the list.
  public let name: String

  /// The date of the list, as in `2026-08-21`; nil if it is unknown.
  public let date: String?

  let anchors: TrustAnchors

  /// The products whose certificates lead to the list.
  var products: [ConformingProduct] = []

  /// Creates a list of the certificates in a text in PEM, between which there may be other text.
  public init(name: String, date: String?, pem: [UInt8]) {
    self.name = name
    self.date = date
    anchors = TrustAnchors(pem: pem)
  }

  /// The number of certificates.
  public var count: Int { anchors.count }

  /// The list of those who may sign, of the conformance program of C2PA.
  public static let signers: TrustList = {
    var list = TrustList(
      name: "C2PA Trust List", date: C2PALists.date, pem: Array(C2PALists.signers.utf8))
    list.products = ConformingProduct.all
    return list
  }()

  /// The list of those who may confirm times, of the conformance program of C2PA.
  public static let timeStampAuthorities = TrustList(
    name: "C2PA TSA Trust List", date: C2PALists.date,
    pem: Array(C2PALists.timeStampAuthorities.utf8))
}
