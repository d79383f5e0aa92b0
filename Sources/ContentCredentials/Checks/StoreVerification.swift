import Digests
import PhotoFormats
import PhotoMetadata

/// The verification of the manifests in one store, each once.
struct StoreVerification {
  let store: ManifestStore
  let trust: CredentialVerifier.Trust

  /// The time by which certificates are judged that have no proved time, in seconds since 1970.
  let now: Int

  /// The reports, in the order in which the manifests are reached.
  private(set) var reports: [ManifestReport] = []

  /// The labels of redacted assertions of all manifests that are reached, by those of manifests.
  var redactions: [String: Set<String>] = [:]

  /// The times that assertions of other manifests prove, by the labels of manifests.
  var stamped: [String: SigningTime] = [:]

  /// What was recorded about ingredients when they were added.
  var recorded: Set<IngredientAssertion.RecordedStatus> = []

  private var digests: [DigestKey: [UInt8]] = [:]

  private struct DigestKey: Hashable {
    var range: Range<Int>
    var algorithm: SHA2.Algorithm
  }

  /// Creates a verification of a store.
  init(of store: ManifestStore, trust: CredentialVerifier.Trust, now: Int) {
    (self.store, self.trust, self.now) = (store, trust, now)
  }

  /// Verifies the manifests that lead from the active one to ingredients, and returns whether the
  /// active one is about a file.
  mutating func verify(
    _ active: Manifest, in file: inout CredentialsFile
  ) throws(PhotoReadError) -> CredentialsBinding {
    var statuses = collectReferences(from: active)
    collectTimeStamps()
    verify(active, depth: 0)
    let (binding, found) = try checkBinding(of: active, in: &file)
    statuses += found
    reports[0].statuses += statuses
    return binding
  }

  /// Verifies a manifest, then its ingredients; one that was verified before is passed over.
  mutating func verify(_ manifest: Manifest, depth: Int) {
    guard depth < CredentialLimits.depth,
      !reports.contains(where: { $0.label == manifest.label })
    else { return }
    var report = ManifestReport(label: manifest.label, isUpdate: manifest.kind == .update)
    report.statuses = manifest.problems.map { ValidationStatus($0, at: manifest.address()) }
    let index = reports.count
    reports.append(report)
    if let claim = manifest.claim {
      describe(manifest, claim, in: &report)
      checkSignature(of: manifest, claim, in: &report)
      checkRedactions(of: manifest, claim, in: &report)
      checkParents(of: manifest, in: &report)
      checkAssertions(of: manifest, claim, in: &report)
      checkActions(of: manifest, claim, in: &report)
    }
    reports[index] = report
    reports[index].ingredients = checkIngredients(of: manifest, depth: depth)
  }

  /// Returns the manifests that are reached from one, itself first, and notes what they say about
  /// others.
  ///
  /// An ingredient that leads back to a manifest on the way to it is damaged.
  private mutating func collectReferences(from active: Manifest) -> [ValidationStatus] {
    var statuses: [ValidationStatus] = []
    var reached: Set<String> = []
    collect(active, on: [], &reached, &statuses)
    for manifest in store.manifests {
      for (_, ingredient) in manifest.ingredients { recorded.formUnion(ingredient.recorded) }
    }
    return statuses
  }

  private mutating func collect(
    _ manifest: Manifest, on way: Set<String>, _ reached: inout Set<String>,
    _ statuses: inout [ValidationStatus]
  ) {
    guard way.count < CredentialLimits.depth, reached.insert(manifest.label).inserted else {
      return
    }
    for address in (manifest.claim?.redacted ?? []).compactMap({ StoreAddress($0) }) {
      guard let label = address.manifest, let assertion = address.path.last else { continue }
      redactions[label, default: []].insert(assertion)
    }
    let way = way.union([manifest.label])
    for (assertion, ingredient) in manifest.ingredients {
      guard let address = ingredient.manifest else { continue }
      guard let label = address.address?.manifest, let next = store.manifest(label) else {
        statuses.append(ValidationStatus(.ingredientMissing, at: address.text))
        continue
      }
      guard !way.contains(next.label) else {
        statuses.append(ValidationStatus(.ingredientMalformed, at: manifest.address(of: assertion)))
        continue
      }
      collect(next, on: way, &reached, &statuses)
    }
  }

  // MARK: Digests

  /// Returns the digest of a range of the store; nil if the algorithm is not supported.
  mutating func digest(of range: Range<Int>, _ algorithm: String?) -> [UInt8]? {
    guard let algorithm = SHA2.Algorithm(rawValue: algorithm ?? "") else { return nil }
    let key = DigestKey(range: range, algorithm: algorithm)
    if let known = digests[key] { return known }
    let digest = Self.digest(of: store.bytes[range], algorithm)
    digests[key] = digest
    return digest
  }

  /// Returns the digest of bytes.
  static func digest(of bytes: ArraySlice<UInt8>, _ algorithm: SHA2.Algorithm) -> [UInt8] {
    var digest = SHA2(algorithm)
    digest.update(bytes)
    return digest.finish()
  }
}

extension ManifestReport {
  /// Notes a status.
  mutating func note(_ code: StatusCode, at address: String) {
    guard statuses.count < CredentialLimits.statuses else { return }
    statuses.append(ValidationStatus(code, at: address))
  }
}
