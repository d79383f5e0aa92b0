import PhotoFormats
import PhotoMetadata

extension StoreVerification {
  /// Compares the file with the hard binding of a manifest, or if it is an update, with that of its
  /// parent, C2PA 2.2, 15.12.
  func checkBinding(
    of active: Manifest, in file: inout CredentialsFile
  ) throws(PhotoReadError) -> (CredentialsBinding, [ValidationStatus]) {
    guard let manifest = boundManifest(from: active) else {
      let hasOther = active.assertions.contains(where: \.isHardBinding)
      return (
        hasOther ? .unsupportedKind : .noHardBinding,
        [ValidationStatus(.hardBindingMissing, at: active.address())]
      )
    }
    let bindings = manifest.hardBindings
    guard let assertion = bindings.first, bindings.count == 1 else {
      return (.damaged, [ValidationStatus(.hardBindingMultiple, at: manifest.address())])
    }
    let address = manifest.address(of: assertion)
    guard let kind = HardBinding.Kind(label: assertion.label) else {
      return (.unsupportedKind, [ValidationStatus(.hardBindingMissing, at: address)])
    }
    let codes = Self.codes(of: kind)
    guard let value = assertion.value else {
      return (.damaged, [ValidationStatus(codes.malformed, at: address)])
    }
    let binding = HardBinding(
      kind: kind, assertion: value, algorithm: manifest.claim?.algorithm ?? "sha256",
      isUpdated: active.kind == .update)
    let result = try file.check(binding)
    var statuses: [ValidationStatus] = []
    if kind == .data, value["exclusions"]?.elements?.count ?? 0 > 1 {
      statuses.append(ValidationStatus(.additionalExclusions, at: address))
    }
    if case .boxes = kind, Self.excludesMore(value) {
      statuses.append(ValidationStatus(.additionalBoxExclusions, at: address))
    }
    let code: StatusCode =
      switch result {
      case .bound, .pictureLeftOut: codes.match
      case .notBound: codes.mismatch
      case .unsupportedAlgorithm: .algorithmUnsupported
      // What can't be compared is no mismatch.
      case .damaged, .tooLarge, .severalStores: codes.malformed
      case .unsupportedKind, .noHardBinding, .compressedManifest: .hardBindingMissing
      }
    return (result, statuses + [ValidationStatus(code, at: address)])
  }

  /// Returns the first manifest on the way from one to its parents that has a hard binding.
  private func boundManifest(from active: Manifest) -> Manifest? {
    var passed: Set<String> = []
    var next: Manifest? = active
    while let manifest = next, passed.insert(manifest.label).inserted {
      if manifest.kind != .update, !manifest.hardBindings.isEmpty { return manifest }
      guard manifest.kind == .update else { return nil }
      let parent = manifest.ingredients.first { $0.ingredient.relationship == .parent }
      next = parent?.ingredient.manifest?.address?.manifest.flatMap { store.manifest($0) }
    }
    return nil
  }

  /// Whether a digest leaves out boxes besides those that every digest of a file of boxes may.
  private static func excludesMore(_ value: CBORValue) -> Bool {
    let paths = value["exclusions"]?.elements?.compactMap { $0["xpath"]?.text } ?? []
    return !Set(paths).isSubset(of: ["/uuid", "/ftyp", "/mfra"])
  }

  private static func codes(
    of kind: HardBinding.Kind
  ) -> (match: StatusCode, mismatch: StatusCode, malformed: StatusCode) {
    switch kind {
    case .data: (.dataHashMatch, .dataHashMismatch, .dataHashMalformed)
    case .boxes: (.fileHashMatch, .fileHashMismatch, .fileHashMalformed)
    case .namedParts: (.boxesHashMatch, .boxesHashMismatch, .boxesHashMalformed)
    }
  }
}
