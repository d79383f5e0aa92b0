import Foundation
import PhotoMetadata

/// Checks the software entry of EXIF, in which firmware is no evidence.
enum SoftwareCheck: EvidenceChecking {
  static let check = EvidenceCheck.software

  static func isPossible(_ input: EvidenceInput) -> Bool { input.metadata.exif != nil }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard let trace = input.traces.exif(.software), !trace.text.isEmpty else { return [] }
    if input.namesEditor(trace.text) { return [EvidenceFinding(.softwareNamesEditor, trace)] }
    let text = FoldedText(trace.text)
    return EvidenceLists.rewriters.contains { $0.isFound(in: text) }
      ? [EvidenceFinding(.softwareRewrote, trace)] : []
  }
}
