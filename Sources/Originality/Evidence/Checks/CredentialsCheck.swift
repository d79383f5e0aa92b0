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
    let actions = claims.filter { $0.source == .credentials("action") }
    let edits = actions.filter { EvidenceLists.editingActions.contains($0.text.lowercased()) }
    if let first = edits.first {
      let named = claims.filter {
        $0.source == .credentials("action") || $0.source == .credentials("softwareAgent")
      }
      let names = named.map(\.text).joined(separator: "; ")
      findings.append(EvidenceFinding(.credentialsClaimEdits, first, value: names))
    }
    return findings
  }
}
