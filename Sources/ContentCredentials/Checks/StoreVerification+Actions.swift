import PhotoMetadata

extension StoreVerification {
  /// Checks the actions of a manifest, C2PA 2.2, 18.14.
  ///
  /// Version 1 had few rules, which few writers followed.
  func checkActions(of manifest: Manifest, _ claim: Claim, in report: inout ManifestReport) {
    let assertions = manifest.assertions.filter(\.isActions)
    guard claim.version > 1 else {
      if assertions.count > 1 { report.note(.actionMalformed, at: manifest.address()) }
      return
    }
    if let empty = assertions.first(where: { Self.actions(in: $0).isEmpty }) {
      return report.note(.actionMalformed, at: manifest.address(of: empty))
    }
    let created = assertions.first { claim.created.contains($0.label) }
    let gathered = assertions.first { !claim.created.contains($0.label) }
    let first = [gathered, created].compactMap { $0 }.first { assertion in
      Self.actions(in: assertion).first.map(Self.begins) == true
    }
    if first == nil, manifest.kind != .update {
      report.note(.actionMalformed, at: manifest.address())
    }
    let relationships = Dictionary(
      manifest.ingredients.map { ($0.assertion.label, $0.ingredient.relationship) },
      uniquingKeysWith: { first, _ in first })
    for (index, assertion) in assertions.enumerated() {
      let address = manifest.address(of: assertion)
      for (position, action) in Self.actions(in: assertion).enumerated() {
        if action["action"]?.text?.isEmpty != false { report.note(.actionMalformed, at: address) }
        if Self.begins(action),
          index > 0 || position > 0 || first.map({ $0.label != assertion.label }) == true
        {
          report.note(.actionMalformed, at: address)
        }
        for code in problems(of: action, relationships) { report.note(code, at: address) }
      }
    }
  }

  private static func begins(_ action: CBORValue) -> Bool {
    action["action"]?.text == "c2pa.opened" || action["action"]?.text == "c2pa.created"
  }

  /// Returns what is wrong with an action, given the relationships of ingredients by labels.
  private func problems(
    of action: CBORValue, _ relationships: [String: IngredientRelationship]
  ) -> [StatusCode] {
    let parameters = action["parameters"]
    switch action["action"]?.text {
    case "c2pa.created":
      return action["digitalSourceType"]?.text == nil ? [.actionMalformed] : []
    case "c2pa.opened":
      return Self.leads(parameters, to: .parent, relationships) == true
        ? [] : [.actionIngredientMismatch]
    case "c2pa.placed", "c2pa.removed":
      return Self.leads(parameters, to: .component, relationships) == true
        ? [] : [.actionIngredientMismatch]
    case "c2pa.transcoded", "c2pa.repackaged":
      return Self.leads(parameters, to: .parent, relationships) == false
        ? [.actionIngredientMismatch] : []
    case "c2pa.translated":
      let languages = ["sourceLanguage", "targetLanguage"].map { parameters?[$0]?.text ?? "" }
      return languages.contains("") ? [.actionMalformed] : []
    case "c2pa.redacted": return parameters == nil ? [] : redactionProblems(parameters)
    default: return []
    }
  }

  /// Whether an action leads to an ingredient with a relationship; nil if it names none.
  private static func leads(
    _ parameters: CBORValue?, to relationship: IngredientRelationship,
    _ relationships: [String: IngredientRelationship]
  ) -> Bool? {
    let one = parameters?["ingredient"].map { [$0] }
    guard let references = one ?? parameters?["ingredients"]?.elements else { return nil }
    return references.contains { reference in
      let label = HashedAddress(reference)?.address?.path.last
      return label.flatMap { relationships[$0] } == relationship
    }
  }

  private func redactionProblems(_ parameters: CBORValue?) -> [StatusCode] {
    guard let address = parameters?["redacted"]?.text.flatMap({ StoreAddress($0) }),
      let claim = address.manifest.flatMap({ store.manifest($0) })?.claim
    else { return [.actionRedactionMismatch] }
    let isListed = claim.assertions.contains { $0.address?.path.last == address.path.last }
    return isListed ? [] : [.assertionNotRedacted]
  }
}
