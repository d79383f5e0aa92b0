import ContentCredentials
import Foundation

/// The JSON form of who signed; every member is present, as `null` without a value.
struct StoredSigner: Codable {
  var commonName: Nullable<String>
  var organization: Nullable<String>
  var issuer: Nullable<String>
  /// Null where it is hidden, as it may be that of one camera.
  var serialNumber: Nullable<String>
  var notBefore: StoredDate
  var notAfter: StoredDate
  var algorithm: Nullable<String>
  var trust: Trust
  var product: Nullable<Product>
  var revocation: String
  /// Null unless a list of revoked certificates tells.
  var revokedOn: Nullable<StoredDate>
  var revocationListDate: Nullable<StoredDate>

  struct Trust: Codable {
    var isListed: Bool
    var list: String
    var listDate: Nullable<String>
    var anchor: Nullable<String>
  }

  struct Product: Codable {
    var name: String
    var organization: String
    var maximumAssuranceLevel: Int
  }

  /// Creates the stored form of a signer.
  init(_ signer: Signer) {
    commonName = Nullable(signer.name)
    organization = Nullable(signer.organization)
    issuer = Nullable(signer.issuer)
    serialNumber = Nullable(signer.serialNumber.isEmpty ? nil : signer.serialNumber)
    notBefore = StoredDate(Date(timeIntervalSince1970: Double(signer.validity.lowerBound)))
    notAfter = StoredDate(Date(timeIntervalSince1970: Double(signer.validity.upperBound)))
    algorithm = Nullable(signer.algorithm?.rawValue)
    switch signer.trust {
    case .listed(let list, let date, let anchor):
      trust = Trust(
        isListed: true, list: list, listDate: Nullable(date), anchor: Nullable(anchor))
    case .unlisted(let list, let date):
      trust = Trust(isListed: false, list: list, listDate: Nullable(date), anchor: Nullable(nil))
    }
    product = Nullable(
      signer.product.map {
        Product(
          name: $0.name, organization: $0.organization,
          maximumAssuranceLevel: $0.maximumAssuranceLevel)
      })
    revocation = signer.revocation.rawValue
    revokedOn = Self.date(signer.revokedOn)
    revocationListDate = Self.date(signer.revocationList)
  }

  /// The signer.
  var signer: Signer {
    let start = Int(notBefore.date.timeIntervalSince1970)
    let end = Int(notAfter.date.timeIntervalSince1970)
    var signer = Signer(
      name: commonName.value, organization: organization.value, issuer: issuer.value,
      serialNumber: serialNumber.value ?? "", validity: min(start, end)...max(start, end),
      algorithm: algorithm.value.flatMap { SignatureAlgorithm(rawValue: $0) },
      trust: trust.isListed
        ? .listed(trust.list, date: trust.listDate.value, anchor: trust.anchor.value)
        : .unlisted(trust.list, date: trust.listDate.value),
      product: product.value.map {
        ConformingProduct(
          name: $0.name, organization: $0.organization,
          maximumAssuranceLevel: $0.maximumAssuranceLevel)
      }, revocation: Signer.Revocation(rawValue: revocation) ?? .unknown)
    signer.revokedOn = revokedOn.value.map { Int($0.date.timeIntervalSince1970) }
    signer.revocationList = revocationListDate.value.map { Int($0.date.timeIntervalSince1970) }
    return signer
  }

  private static func date(_ seconds: Int?) -> Nullable<StoredDate> {
    Nullable(seconds.map { StoredDate(Date(timeIntervalSince1970: Double($0))) })
  }
}
