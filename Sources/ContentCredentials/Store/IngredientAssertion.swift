import PhotoMetadata

/// An assertion about an ingredient, C2PA 2.2, 18.15: what came before, or is part of it.
struct IngredientAssertion {
  /// The version of the assertion, from 1 on.
  let version: Int

  /// The relationship to what was made of it.
  let relationship: IngredientRelationship

  /// The title of the ingredient.
  let title: String?

  /// The media type of the ingredient.
  let format: String?

  /// The manifest of the ingredient; nil if it has none.
  let manifest: HashedAddress?

  /// The signature of the ingredient's claim.
  let signature: HashedAddress?

  /// What a validator said of the ingredient when it was added, by codes and absolute addresses.
  let recorded: Set<RecordedStatus>

  /// Whether it says what a validator said.
  let hasResults: Bool

  /// A status that was recorded when an ingredient was added.
  struct RecordedStatus: Hashable {
    var code: String
    var address: String
  }

  /// Returns an absolute address; that of a manifest for one of its claim, or for its label alone.
  private static func address(_ text: String, in label: String) -> String {
    guard let address = StoreAddress(text) else { return StoreAddress.text(text) }
    guard let last = address.path.last, address.path.count == 1, last.hasPrefix("c2pa.claim") else {
      return address.absolute(in: label)
    }
    return StoreAddress.text(address.manifest ?? label)
  }

  /// Reads an assertion; nil if it is about something else, or was redacted.
  init?(_ assertion: Assertion) {
    guard assertion.isIngredient, let value = assertion.value else { return nil }
    version = assertion.kind.split(separator: ".").last.flatMap { Int($0.dropFirst()) } ?? 1
    relationship = IngredientRelationship(rawValue: value["relationship"]?.text ?? "")
    title = value["dc:title"]?.text
    format = value["dc:format"]?.text
    // C2PA 2.2, 18.15.6: the third version renamed the member.
    manifest = HashedAddress(value["activeManifest"] ?? value["c2pa_manifest"])
    signature = HashedAddress(value["claimSignature"])
    let results = value["validationResults"]
    hasResults = results != nil
    let active = results?["activeManifest"]
    let lists =
      ["success", "informational", "failure"].map { active?[$0]?.elements ?? [] }
      + (results?["ingredientDeltas"]?.elements ?? []).flatMap { delta in
        ["success", "informational", "failure"].map {
          delta["validationDeltas"]?[$0]?.elements ?? []
        }
      } + [value["validationStatus"]?.elements ?? []]
    let label = manifest?.address?.manifest ?? ""
    recorded = Set(
      lists.joined().compactMap { status in
        guard let code = status["code"]?.text else { return nil }
        return RecordedStatus(
          code: code, address: Self.address(status["url"]?.text ?? label, in: label))
      })
  }
}
