import PhotoMetadata

extension StoreVerification {
  /// Notes what a manifest claims.
  func describe(_ manifest: Manifest, _ claim: Claim, in report: inout ManifestReport) {
    report.claimVersion = claim.version
    report.generator = claim.generator
    report.title = claim.title
    report.format = claim.format
    report.redactions = Array(claim.redacted.prefix(CredentialLimits.listed))
    for assertion in manifest.assertions {
      if assertion.isActions {
        report.actions += Self.actions(in: assertion).map { action in
          ClaimedAction(
            name: action["action"]?.text ?? "", sourceType: action["digitalSourceType"]?.text,
            agent: action["softwareAgent"]?.program, time: action["when"]?.text)
        }
      } else if assertion.kind == "cawg.identity" {
        guard report.identities.count < CredentialLimits.identities else { continue }
        report.identities.append(
          IdentityCheck.identity(in: assertion, of: claim, trust, at: now))
      } else if assertion.kind == "c2pa.soft-binding" {
        guard report.softBindings.count < CredentialLimits.listed else { continue }
        report.softBindings.append(assertion.value?["alg"]?.text ?? "")
      }
    }
    report.actions = Array(report.actions.prefix(CredentialLimits.listed))
  }

  /// Returns the actions in an assertion.
  static func actions(in assertion: Assertion) -> [CBORValue] {
    assertion.value?["actions"]?.elements ?? []
  }

  /// Checks that no assertion is redacted that must not be, C2PA 2.2, 6.8.
  func checkRedactions(of manifest: Manifest, _ claim: Claim, in report: inout ManifestReport) {
    for text in claim.redacted {
      let address = StoreAddress(text)
      let label = address?.path.last ?? text
      if address?.manifest == nil || address?.manifest == manifest.label {
        report.note(.assertionSelfRedacted, at: text)
      }
      if label.hasPrefix("c2pa.actions") { report.note(.actionRedacted, at: text) }
      if label.hasPrefix(HardBinding.prefix) { report.note(.dataHashRedacted, at: text) }
    }
  }

  /// Checks how many parents a manifest has, C2PA 2.2, 15.11.3, and what an update may add.
  func checkParents(of manifest: Manifest, in report: inout ManifestReport) {
    let parents = manifest.ingredients.count { $0.ingredient.relationship == .parent }
    guard manifest.kind == .update else {
      if parents > 1 { report.note(.manifestMultipleParents, at: manifest.address()) }
      return
    }
    let actions = manifest.assertions.filter(\.isActions).flatMap(Self.actions)
    if actions.contains(where: { !Self.actionsOfUpdates.contains($0["action"]?.text ?? "") })
      || parents > 1 || manifest.assertions.contains(where: \.isHardBinding)
      || manifest.assertions.count(where: { $0.label.hasPrefix("c2pa.thumbnail.claim") }) > 1
    {
      report.note(.manifestUpdateInvalid, at: manifest.address())
    }
    if parents == 0 { report.note(.manifestUpdateWrongParents, at: manifest.address()) }
  }

  private static let actionsOfUpdates: Set<String> = [
    "c2pa.edited.metadata", "c2pa.opened", "c2pa.published", "c2pa.redacted",
  ]

  /// Compares assertions with the digests in the claim, C2PA 2.2, 15.10.
  mutating func checkAssertions(
    of manifest: Manifest, _ claim: Claim, in report: inout ManifestReport
  ) {
    let places = Dictionary(grouping: manifest.assertions.indices) { manifest.assertions[$0].label }
    var declared: [String: Int] = [:]
    let redacted = redactions[manifest.label] ?? []
    for reference in claim.assertions {
      guard let address = reference.address, let label = address.path.last else {
        report.note(.assertionMismatch, at: reference.text)
        continue
      }
      let text = address.absolute(in: manifest.label)
      guard address.manifest ?? manifest.label == manifest.label else {
        report.note(.assertionOutsideManifest, at: text)
        continue
      }
      // Of several assertions with a label, each is declared by a reference of its own.
      let found = places[label] ?? []
      let number = declared[label, default: 0]
      declared[label] = number + 1
      let isRedacted = redacted.contains(label)
      guard let index = found.indices.contains(number) ? found[number] : found.first else {
        if !isRedacted { report.note(.assertionMissing, at: text) }
        continue
      }
      let assertion = manifest.assertions[index]
      if isRedacted {
        if !assertion.isRedacted { report.note(.assertionNotRedacted, at: text) }
        continue
      }
      if assertion.isDamaged { report.note(.assertionValuesInvalid, at: text) }
      guard let digest = digest(of: assertion.content, reference.algorithm ?? claim.algorithm)
      else {
        report.note(.algorithmUnsupported, at: text)
        continue
      }
      let isEqual = digest.elementsEqual(reference.digest)
      report.note(isEqual ? .assertionMatch : .assertionMismatch, at: text)
    }
    for (label, found) in places.sorted(by: { $0.key < $1.key }) {
      for index in found.dropFirst(declared[label] ?? 0) {
        report.note(.assertionUndeclared, at: manifest.address(of: manifest.assertions[index]))
      }
    }
    if claim.version > 1, !claim.hasGenerator {
      report.note(.claimMalformed, at: manifest.address())
    }
  }
}
