import ContentCredentials
import Foundation
import PhotoMetadata

/// Runs every check on a photo.
struct EvidenceFinder {
  let table: EvidenceTable
  let programs: RuleTable

  /// Returns the evidence, the heaviest first, and the conclusion.
  func assess(
    _ metadata: EmbeddedMetadata, _ credentials: CredentialReport?, fileName: String?, date: Date
  ) -> (evidence: [Evidence], assessment: Assessment) {
    let input = EvidenceInput(
      metadata: metadata, credentials: credentials, fileName: fileName, date: date,
      programs: programs)
    let possible = Self.checks.filter { $0.isPossible(input) }
    let found = possible.flatMap { $0.findings(in: input) }.map { finding in
      Evidence(
        kind: finding.kind, weight: table.rule(for: finding.kind).weight,
        structure: finding.structure, offset: finding.offset, value: finding.value,
        position: finding.position)
    }
    // A list for each weight keeps the order of the checks.
    var evidence: [Evidence] = []
    for weight in EvidenceWeight.allCases {
      for index in found.indices where found[index].weight == weight {
        if !evidence.contains(found[index]) { evidence.append(found[index]) }
      }
    }
    let assessment = Assessment(
      evidence, checksMade: possible.map { $0.check },
      namesCamera: input.namesCamera,
      isIncomplete: metadata.problems.contains(where: \.hidesMetadata), table: table)
    return (evidence, assessment)
  }

  private static var checks: [any EvidenceChecking.Type] {
    [
      SoftwareCheck.self, XMPCheck.self, ImageResourcesCheck.self, TextsCheck.self,
      DeclarationsCheck.self, CredentialsCheck.self, CodingCheck.self, DatesCheck.self,
      GPSTimeCheck.self, SizeCheck.self, ThumbnailCheck.self, CameraFileCheck.self,
      MakerNoteCheck.self, LensCheck.self, DeviceCheck.self,
      StructureCheck.self, FileNameCheck.self,
    ]
  }
}
