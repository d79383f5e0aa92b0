/// How a manifest of Content Credentials is bound to a file.
enum ManifestBinding {
  /// By a hard binding, which can be compared with the file.
  case hard(HardBinding)

  /// In a way that can't be compared, for a reason.
  case unknown(CredentialsBinding)
}

/// Finds the hard binding of a manifest among its assertions.
struct HardBindingSearch {
  /// Whether an update follows the manifest, so that the store has grown.
  var isUpdated = false

  /// The labels of the assertions that the claim lists.
  private var listed: Set<String> = []
  private var algorithm: String?
  private var assertions: [(label: String, value: CBORValue)] = []

  /// Adds what a claim says: which assertions are its own, and the algorithm of digests.
  ///
  /// C2PA 2.2, 10.2: until version 2, all assertions were in one list. What a claim does not list
  /// is not signed with it.
  mutating func add(claim: CBORValue) {
    for name in ["assertions", "created_assertions", "gathered_assertions"] {
      for reference in claim[name]?.elements ?? [] {
        guard let address = reference["url"]?.text, let label = address.split(separator: "/").last
        else { continue }
        listed.insert(String(label))
      }
    }
    algorithm = claim["alg"]?.text ?? algorithm
  }

  /// Adds an assertion with a digest.
  mutating func add(assertion: CBORValue, label: String) {
    assertions.append((label, assertion))
  }

  /// What was found.
  ///
  /// C2PA 2.2, 15.10: a manifest must have exactly one hard binding. A digest of several parts of
  /// a file comes in addition to it.
  var result: ManifestBinding {
    let labels = listed.filter {
      $0.hasPrefix(HardBinding.prefix) && !$0.hasPrefix("c2pa.hash.multi-asset")
    }
    guard let label = labels.first else { return .unknown(.noHardBinding) }
    let found = assertions.filter { $0.label == label }
    guard labels.count == 1, found.count == 1 else { return .unknown(.damaged) }
    guard let kind = HardBinding.Kind(label: label) else { return .unknown(.unsupportedKind) }
    return .hard(
      HardBinding(
        kind: kind, assertion: found[0].value, algorithm: algorithm ?? "sha256",
        isUpdated: isUpdated))
  }
}
