import PhotoMetadata

extension StoreVerification {
  /// Checks the ingredients of a manifest and their own manifests, C2PA 2.2, 15.11.
  mutating func checkIngredients(of manifest: Manifest, depth: Int) -> [IngredientReport] {
    var reports: [IngredientReport] = []
    for assertion in manifest.assertions where assertion.isIngredient {
      let address = manifest.address(of: assertion)
      guard let ingredient = IngredientAssertion(assertion) else {
        if !assertion.isRedacted {
          reports.append(
            IngredientReport(
              address: address, relationship: .init(rawValue: ""), title: nil, format: nil,
              manifest: nil, statuses: [ValidationStatus(.ingredientMalformed, at: address)]))
        }
        continue
      }
      var report = IngredientReport(
        address: address, relationship: ingredient.relationship, title: ingredient.title,
        format: ingredient.format, manifest: ingredient.manifest?.address?.manifest, statuses: [])
      let statuses = check(ingredient, at: address, depth: depth)
      report.statuses = statuses.filter { status in
        !recorded.contains(.init(code: status.code.rawValue, address: status.address))
      }
      reports.append(report)
    }
    return reports
  }

  private mutating func check(
    _ ingredient: IngredientAssertion, at address: String, depth: Int
  ) -> [ValidationStatus] {
    guard let reference = ingredient.manifest else {
      let isInput = ingredient.relationship == .input
      return isInput ? [] : [ValidationStatus(.ingredientUnknownProvenance, at: address)]
    }
    var statuses: [ValidationStatus] = []
    if ingredient.version >= 3, !ingredient.hasResults {
      statuses.append(ValidationStatus(.ingredientMalformed, at: address))
    }
    guard let label = reference.address?.manifest, let manifest = store.manifest(label) else {
      return statuses + [ValidationStatus(.ingredientMissing, at: reference.text)]
    }
    let isNew = !reports.contains { $0.label == label }
    statuses += compare(ingredient, reference, with: manifest)
    verify(manifest, depth: depth + 1)
    if isNew, let report = reports.first(where: { $0.label == label }) {
      statuses += report.statuses
    }
    return statuses
  }

  /// Compares the digest of an ingredient's manifest; if some of it was redacted, that of its
  /// signature.
  private mutating func compare(
    _ ingredient: IngredientAssertion, _ reference: HashedAddress, with manifest: Manifest
  ) -> [ValidationStatus] {
    func status(_ code: StatusCode) -> [ValidationStatus] {
      [ValidationStatus(code, at: reference.text)]
    }
    let algorithm = reference.algorithm ?? manifest.claim?.algorithm
    guard redactions[manifest.label] == nil else {
      guard manifest.claim?.version ?? 1 > 1 else { return [] }
      guard let signature = ingredient.signature else { return status(.ingredientSignatureMissing) }
      let digest = manifest.signatureContent.flatMap {
        self.digest(of: $0, signature.algorithm ?? algorithm)
      }
      let isEqual = digest?.elementsEqual(signature.digest) == true
      return status(isEqual ? .ingredientSignatureValidated : .ingredientSignatureMismatch)
    }
    if let digest = digest(of: manifest.content, algorithm), digest.elementsEqual(reference.digest)
    {
      return status(.ingredientValidated)
    }
    // Until version 1.3, the digest was that of the claim.
    let claim = manifest.claim.flatMap { claim in
      digest(of: claim.bytes.startIndex..<claim.bytes.endIndex, algorithm)
    }
    return claim?.elementsEqual(reference.digest) == true ? [] : status(.ingredientMismatch)
  }
}
