import PhotoFormats
import PhotoMetadata

/// Checks for what cameras of a maker always write, and for what they never write.
enum CameraFileCheck: EvidenceChecking {
  static let check = EvidenceCheck.cameraFile

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.hasNothingFromCamera
      || input.metadata.container == .jpeg && input.isMade(by: EvidenceLists.makersOfCameraFiles)
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    if input.hasNothingFromCamera {
      let name = input.metadata.container.name
      return [EvidenceFinding(.nothingFromCamera, in: name, at: nil, value: "")]
    }
    guard let make = input.traces.exif(.make) else { return [] }
    var findings: [EvidenceFinding] = []
    if input.metadata.exif?.hasInteroperability == false {
      findings.append(
        EvidenceFinding(.interoperabilityMissing, in: "ExifIFD 0xA005", at: nil, value: make.text))
    }
    if let profile = input.traces.colorProfile,
      input.isMade(by: EvidenceLists.makersWithoutProfiles),
      !EvidenceLists.transferProfiles.contains(profile.name)
    {
      findings.append(
        EvidenceFinding(
          .colorProfile, in: "JPEG APP2", at: profile.offset,
          value: [make.text, profile.name].filter { !$0.isEmpty }.joined(separator: ": ")))
    }
    return findings
  }
}
