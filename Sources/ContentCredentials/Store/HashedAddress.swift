import PhotoMetadata

/// An address and the digest of what is there, C2PA 2.2, 8.4.2.
struct HashedAddress {
  /// The address as it stands.
  let text: String

  /// The name of the algorithm; nil if that of the claim counts.
  let algorithm: String?

  /// The digest.
  let digest: ArraySlice<UInt8>

  /// The address; nil if it is none in a store.
  var address: StoreAddress? { StoreAddress(text) }

  /// Reads the members of an address; nil if there is no address.
  init?(_ value: CBORValue?) {
    guard let text = value?["url"]?.text else { return nil }
    self.text = text
    algorithm = value?["alg"]?.text
    // Early writers recorded digests as lists of numbers.
    digest =
      value?["hash"]?.bytes
      ?? value?["hash"]?.elements?.compactMap { $0.number.flatMap(UInt8.init(exactly:)) }[...]
      ?? []
  }
}
