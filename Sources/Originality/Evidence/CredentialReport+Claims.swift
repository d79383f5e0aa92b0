import ContentCredentials
import PhotoMetadata

extension CredentialReport {
  /// The claims of manifests as traces: those of the active one, of the pictures that this one was
  /// edited from, and of its parts.
  ///
  /// They are for stores that only the verification can read, such as compressed ones.
  func claims(at offset: Int?) -> [FileTrace] {
    var traces: [FileTrace] = []
    func add(_ member: String, _ text: String?, _ role: ManifestRole) {
      guard let text, !text.isEmpty else { return }
      traces.append(FileTrace(.credentials(member, of: role), at: offset, text: text))
    }
    var (next, role, isSuperseded) = (active, ManifestRole.active, false)
    var passed: Set<String> = []
    while let manifest = next, passed.insert(manifest.label).inserted {
      add("claim_generator", manifest.generator, role)
      for action in manifest.actions {
        add("action", action.name, role)
        add("softwareAgent", action.agent, role)
        add("digitalSourceType", action.sourceType, isSuperseded ? .other : role)
      }
      for part in manifest.ingredients where part.relationship == .component {
        for action in self.manifest(of: part)?.actions ?? [] {
          add("digitalSourceType", action.sourceType, isSuperseded ? .other : .component)
        }
      }
      // What made a picture says more than what that was made from.
      isSuperseded =
        isSuperseded
        || manifest.actions.contains { $0.name == "c2pa.created" && $0.sourceType != nil }
      role = .parent
      next = manifest.ingredients.first { $0.relationship == .parent }.flatMap(self.manifest)
    }
    return traces
  }

  private func manifest(of ingredient: IngredientReport) -> ManifestReport? {
    manifests.first { $0.label == ingredient.manifest }
  }
}
