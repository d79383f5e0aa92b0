import PhotoMetadata

/// A manifest in a store, C2PA 2.2, 11.1.4.2.
struct Manifest {
  /// The label by which others refer to it.
  let label: String

  /// What kind of manifest it is.
  let kind: ManifestKind

  /// The range of the content of its box in the store, which its digest covers.
  let content: Range<Int>

  /// The claim; nil if it is missing or damaged.
  let claim: Claim?

  /// The signature, a message of COSE; nil if there is none.
  let signature: ArraySlice<UInt8>?

  /// The range of the content of the signature's box, which its digest covers.
  let signatureContent: Range<Int>?

  /// The assertions in the manifest, listed in the claim or not.
  let assertions: [Assertion]

  /// The assertions about ingredients.
  let ingredients: [(assertion: Assertion, ingredient: IngredientAssertion)]

  /// What is wrong with its boxes.
  let problems: [StatusCode]

  /// Returns the address of a box in the manifest, or of the manifest itself.
  func address(_ path: String...) -> String {
    ([StoreAddress.text(label)] + path).joined(separator: "/")
  }

  /// Returns the address of an assertion.
  func address(of assertion: Assertion) -> String { address("c2pa.assertions", assertion.label) }

  /// The address of the signature.
  var signatureAddress: String { address("c2pa.signature") }

  /// The assertions that bind it to a file and that the signer vouches for.
  var hardBindings: [Assertion] {
    assertions.filter { $0.isHardBinding && claim?.created.contains($0.label) == true }
  }
}
