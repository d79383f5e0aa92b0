import Foundation
import PhotoFormats
import PhotoMetadata

/// Checks for the maker note that a maker writes into every photo.
enum MakerNoteCheck: EvidenceChecking {
  static let check = EvidenceCheck.makerNote

  static func isPossible(_ input: EvidenceInput) -> Bool {
    guard let model = input.metadata.exif?.model else { return false }
    return !input.metadata.container.isRaw
      && !input.metadata.copyStatements.contains { $0.removed.contains("maker-note") }
      && input.isMade(by: EvidenceLists.makersWithNotes)
      && !EvidenceLists.modelsWithoutNotes.contains(where: model.hasPrefix)
      && !EvidenceLists.phonesWithoutNotes.contains(model)
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard input.metadata.exif?.makerNoteSize == nil, let make = input.traces.exif(.make) else {
      return []
    }
    return [EvidenceFinding(.makerNoteMissing, in: "ExifIFD 0x927C", at: nil, value: make.text)]
  }
}
