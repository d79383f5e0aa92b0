import Foundation
import PhotoMetadata

/// Checks whether Content Credentials belong to the file, and the edits that they claim, without
/// verifying who signed them.
enum CredentialsCheck: EvidenceChecking {
  static let check = EvidenceCheck.credentials

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.traces.credentials != nil || input.traces.xmp("dcterms:provenance") != nil
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard let store = input.traces.credentials else {
      return input.traces.xmp("dcterms:provenance").map { [missing($0)] } ?? []
    }
    let claims = input.traces.others
    let location = claims.first(from: .credentials("claim_generator")) ?? store
    switch store.binding {
    case .bound:
      return [EvidenceFinding(.credentialsBound, location)]
        + edits(.credentialsClaimEdits, of: .active, in: claims)
        + edits(.parentClaimsEdits, of: .parent, in: claims)
    case .notBound:
      return [
        EvidenceFinding(.credentialsNotBound, location, value: names(of: .active, in: claims))
      ]
    default:
      return [EvidenceFinding(.credentialsPresent, location, value: names(of: .active, in: claims))]
    }
  }

  /// Returns what an address of Content Credentials means where the file has none.
  ///
  /// C2PA 2.2, 8.4: an address in JUMBF is one in the same file.
  private static func missing(_ address: FileTrace) -> EvidenceFinding {
    let isInFile = address.text.lowercased().hasPrefix("self#jumbf")
    return EvidenceFinding(isInFile ? .credentialsMissing : .remoteCredentials, address)
  }

  /// Returns the edits that a manifest claims: those of the active one are of the picture, those of
  /// its parent are of the picture that it was made from, and those of a part are neither.
  private static func edits(
    _ kind: EvidenceKind, of role: ManifestRole, in claims: [FileTrace]
  ) -> [EvidenceFinding] {
    let edit = claims.all(from: .credentials("action", of: role)).first {
      EvidenceLists.editingActions.contains($0.text.lowercased())
    }
    guard let edit else { return [] }
    let members: [TraceSource] = [
      .credentials("action", of: role), .credentials("softwareAgent", of: role),
    ]
    let history = claims.filter { members.contains($0.source) }
    return [EvidenceFinding(kind, edit, value: history.map(\.text).joined(separator: "; "))]
  }

  /// Returns what a manifest says, in its own words, for credentials whose claims don't count.
  private static func names(of role: ManifestRole, in claims: [FileTrace]) -> String {
    claims.filter { trace in
      guard trace.source != .credentials("manifest store"),
        case .credentials(_, of: role) = trace.source
      else { return false }
      return true
    }.map(\.text).joined(separator: "; ")
  }
}
