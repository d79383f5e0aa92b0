import PhotoMetadata

/// The claim of a manifest, C2PA 2.2, 10: what is signed.
struct Claim {
  /// The version, 1 or 2.
  let version: Int

  /// The bytes that are signed.
  let bytes: ArraySlice<UInt8>

  /// The address of the signature.
  let signature: String

  /// The name of the algorithm of digests where they name none; nil if it is missing.
  let algorithm: String?

  /// The assertions that the signer made, or since version 2 also those that it gathered.
  let assertions: [HashedAddress]

  /// Those of the assertions that the signer gathered; none in version 1.
  let gathered: [HashedAddress]

  /// The labels of the assertions that the signer vouches for.
  let created: Set<String>

  /// The addresses of redacted assertions of ingredients.
  let redacted: [String]

  /// The program that made the claim.
  let generator: String?

  /// Whether the generator is named as version 2 asks for.
  let hasGenerator: Bool

  /// The title of the file at the time of signing.
  let title: String?

  /// The media type of the file.
  let format: String?

  /// Reads a claim; nil if it lacks a member that its version needs.
  ///
  /// C2PA 2.2, 10.2: until version 2, all assertions were in one list.
  init?(_ value: CBORValue, bytes: ArraySlice<UInt8>) {
    func addresses(_ name: String) -> [HashedAddress]? {
      guard let elements = value[name]?.elements,
        elements.count <= CredentialLimits.assertions
      else { return nil }
      let found = elements.compactMap { HashedAddress($0) }
      return found.count == elements.count ? found : nil
    }
    let (all, created) = (addresses("assertions"), addresses("created_assertions"))
    guard (all == nil) != (created == nil), let signature = value["signature"]?.text,
      value["instanceID"]?.text != nil
    else { return nil }
    self.bytes = bytes
    self.signature = signature
    version = all == nil ? 2 : 1
    gathered = all == nil ? addresses("gathered_assertions") ?? [] : []
    assertions = (all ?? created ?? []) + gathered
    self.created = Set((all ?? created ?? []).compactMap { $0.address?.path.last })
    algorithm = value["alg"]?.text
    redacted = value["redacted_assertions"]?.elements?.compactMap(\.text) ?? []
    let information = value["claim_generator_info"]
    generator = information?.program ?? value["claim_generator"]?.text
    let described = information?.elements?.first ?? information
    hasGenerator = described?["name"]?.text?.isEmpty == false
    title = value["dc:title"]?.text
    format = value["dc:format"]?.text
    guard version == 2 || value["claim_generator"]?.text != nil && format != nil else { return nil }
  }
}

extension CBORValue {
  /// The name of a program, from a text or from a name and a version.
  var program: String? {
    if let text { return text }
    let described = elements?.first ?? self
    guard let name = described["name"]?.text else { return nil }
    return described["version"]?.text.map { "\(name) \($0)" } ?? name
  }
}
