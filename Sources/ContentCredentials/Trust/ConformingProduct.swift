/// A product that conforms to the specification of C2PA, as its conformance program has it.
public struct ConformingProduct: Hashable, Sendable {
  /// The name, which is the common name of its certificates.
  public let name: String

  /// The organization that makes it.
  public let organization: String

  /// The highest level of assurance that its certificates may have, from 1 on: how well the key
  /// that signs is kept.
  public let maximumAssuranceLevel: Int

  // Only for comparing certificates.
  let unit: String
  let country: String

  /// Creates a product that certificates were compared with before.
  package init(name: String, organization: String, maximumAssuranceLevel: Int) {
    (self.name, self.organization) = (name, organization)
    self.maximumAssuranceLevel = maximumAssuranceLevel
    (unit, country) = ("", "")
  }

  /// Reads a row: four names and a level.
  init?(row: Substring) {
    let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 5, let level = Int(cells[4]) else { return nil }
    (name, organization, unit, country) = (cells[0], cells[1], cells[2], cells[3])
    maximumAssuranceLevel = level
  }

  /// Whether a certificate is one of the product.
  func isNamed(in certificate: Certificate) -> Bool {
    certificate.commonName == name && certificate.organization == organization
      && (certificate.unit ?? "") == unit && (certificate.country ?? "") == country
  }

  /// The products on the list of C2PA.
  static let all = C2PAProducts.rows.split(separator: "\n").compactMap {
    ConformingProduct(row: $0)
  }
}
