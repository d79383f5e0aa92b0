import ContentCredentials
import Foundation
import PhotoFormats
import PhotoMetadata

/// Checks whether Content Credentials belong to the file and hold, and the edits that they claim.
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
      return [standing(of: input.credentials, at: location)]
        + edits(
          .credentialsClaimEdits, of: .active, in: claims,
          position: position(ofChangesIn: claims, input))
        + edits(.parentClaimsEdits, of: .parent, in: claims)
    case .notBound:
      let isSigned = input.credentials?.isTrustedContentChanged == true
      return [
        EvidenceFinding(
          isSigned ? .changedAfterSigning : .credentialsNotBound, location,
          value: names(of: .active, in: claims))
      ]
    default:
      return [EvidenceFinding(.credentialsPresent, location, value: names(of: .active, in: claims))]
    }
  }

  /// Returns how credentials of the file stand: whom lists trust is never mixed up with what fails.
  private static func standing(
    of credentials: CredentialReport?, at location: FileTrace
  ) -> EvidenceFinding {
    guard let credentials else { return EvidenceFinding(.credentialsBound, location) }
    switch credentials.state {
    case .trusted:
      return EvidenceFinding(
        credentials.declaresCapture ? .credentialsOfCapture : .credentialsTrusted, location)
    case .valid: return EvidenceFinding(.credentialsUnlisted, location)
    case .invalid, .absent:
      var codes: [String] = []
      for failure in credentials.failures where !failure.code.isAboutTrustOnly {
        if !codes.contains(failure.code.rawValue) { codes.append(failure.code.rawValue) }
      }
      return EvidenceFinding(
        credentials.isManifestChanged ? .credentialsChanged : .credentialsFail, location,
        value: codes.joined(separator: "; "))
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
    _ kind: EvidenceKind, of role: ManifestRole, in claims: [FileTrace],
    position: EvidencePosition? = nil
  ) -> [EvidenceFinding] {
    let edit = claims.all(from: .credentials("action", of: role)).first {
      EvidenceLists.editingActions.contains($0.text.lowercased())
    }
    guard let edit else { return [] }
    let members: [TraceSource] = [
      .credentials("action", of: role), .credentials("softwareAgent", of: role),
    ]
    let history = claims.filter { members.contains($0.source) }
    return [
      EvidenceFinding(
        kind, edit, value: history.map(\.text).joined(separator: "; "), position: position)
    ]
  }

  /// Returns the parts of the picture that its own manifest names as changed; nil without any.
  private static func position(
    ofChangesIn claims: [FileTrace], _ input: EvidenceInput
  ) -> EvidencePosition? {
    // The specification doesn’t say whether the parts of a turned picture are turned, too.
    guard let size = input.metadata.dimensions, size.width > 0, size.height > 0,
      input.traces.orientation == 1
    else { return nil }
    let parts = claims.all(from: .credentials("changes", of: .active)).compactMap {
      trace -> PicturePart? in
      guard trace.numbers.count == 5 else { return nil }
      let (edges, isInPixels) = (trace.numbers, trace.numbers[4] == 1)
      let (across, down) = isInPixels ? (Double(size.width), Double(size.height)) : (1, 1)
      return PicturePart(
        clampingLeft: edges[0] / across, top: edges[1] / down, right: edges[2] / across,
        bottom: edges[3] / down)
    }
    return parts.isEmpty ? nil : EvidencePosition(in: .picture, size: size, parts: parts)
  }

  /// Returns what a manifest says, in its own words, for credentials whose claims don't count.
  private static func names(of role: ManifestRole, in claims: [FileTrace]) -> String {
    claims.filter { trace in
      guard trace.source != .credentials("manifest store"),
        trace.source != .credentials("changes", of: role),
        case .credentials(_, of: role) = trace.source
      else { return false }
      return true
    }.map(\.text).joined(separator: "; ")
  }
}

extension CredentialReport {
  /// Whether the active manifest declares that a camera captured the picture, and nothing that made
  /// another of it.
  var declaresCapture: Bool {
    let actions = active?.actions ?? []
    guard let first = actions.first, first.name == "c2pa.created",
      first.sourceType.flatMap({ DigitalSourceType($0) })?.evidence == .declaredCapture
    else { return false }
    return !actions.contains {
      EvidenceLists.editingActions.contains($0.name.lowercased())
        || $0.sourceType.flatMap({ DigitalSourceType($0) }).map(\.evidence) ?? .declaredCapture
          != .declaredCapture
    }
  }
}
