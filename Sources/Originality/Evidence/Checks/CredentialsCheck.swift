import Foundation
import PhotoMetadata

/// Checks the claims of Content Credentials, without verifying them.
enum CredentialsCheck: EvidenceChecking {
  static let check = EvidenceCheck.credentials

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.traces.others.contains { $0.source == .credentials("manifest store") }
      || input.traces.xmp("dcterms:provenance") != nil
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    let claims = input.traces.others.filter { trace in
      if case .credentials = trace.source { true } else { false }
    }
    var findings: [EvidenceFinding] = []
    if let address = input.traces.xmp("dcterms:provenance"), claims.isEmpty {
      findings.append(EvidenceFinding(.remoteCredentials, address))
    }
    if let place = claims.first(where: { $0.source == .credentials("claim_generator") })
      ?? claims.first
    {
      findings.append(EvidenceFinding(.credentialsPresent, place))
    }
    // The edits of what the picture was made from are its own; those of a part are not.
    let history = claims.filter { trace in
      switch trace.source {
      case .credentials("action", of: .active), .credentials("action", of: .parent),
        .credentials("softwareAgent", of: .active), .credentials("softwareAgent", of: .parent):
        true
      default: false
      }
    }
    let edit = history.first { EvidenceLists.editingActions.contains($0.text.lowercased()) }
    if let edit {
      let names = history.map(\.text).joined(separator: "; ")
      findings.append(EvidenceFinding(.credentialsClaimEdits, edit, value: names))
    }
    return findings
  }
}
