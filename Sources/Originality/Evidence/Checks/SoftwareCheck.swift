import ASCII
import Foundation
import PhotoMetadata

/// Checks the entries of EXIF in which programs name themselves; firmware is no evidence.
enum SoftwareCheck: EvidenceChecking {
  static let check = EvidenceCheck.software

  static func isPossible(_ input: EvidenceInput) -> Bool { input.metadata.exif != nil }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    input.traces.exif.compactMap { trace in
      guard case .exif(let tag) = trace.source, !trace.text.isEmpty else { return nil }
      return kind(of: tag, trace.text, input).map { EvidenceFinding($0, trace) }
    }
  }

  private static func kind(
    of tag: ExifTag, _ text: String, _ input: EvidenceInput
  ) -> EvidenceKind? {
    switch tag {
    case .software, .processingSoftware, .rawDevelopingSoftware, .imageEditingSoftware,
      .cameraFirmware, .imageEditor, .imageHistory, .hostComputer:
      break
    // A program that changed only metadata left the picture as it was.
    case .metadataEditingSoftware: return .softwareRewrote
    default: return nil
    }
    if tag != .hostComputer, input.namesGenerator(text) { return .softwareNamesGenerator }
    switch tag {
    // The names of a person and of a computer, which can be any word.
    case .imageEditor, .hostComputer:
      return hasVersion(text) && input.namesEditor(text) ? .softwareNamesEditor : nil
    // EXIF 3.0, 4.6.5: the software that edited the image, known or not.
    case .imageEditingSoftware:
      let isOwn =
        text == input.traces.exif(.software)?.text || CameraName(input.metadata).isFirmware(text)
      return isOwn && !input.namesEditor(text) ? nil : .softwareNamesEditor
    default: break
    }
    if input.namesEditor(text) { return .softwareNamesEditor }
    let folded = FoldedName(text)
    let isRewriter =
      [.software, .processingSoftware].contains(tag)
      && EvidenceLists.rewriters.contains { $0.isFound(in: folded) }
    return isRewriter ? .softwareRewrote : nil
  }

  /// Whether a number follows a word: `GIMP 2.10`.
  private static func hasVersion(_ text: String) -> Bool {
    text.split(separator: " ").dropFirst().contains { word in
      word.utf8.first?.isASCIIDigit == true
        || word.hasPrefix("v") && word.utf8.dropFirst().first?.isASCIIDigit == true
    }
  }
}
