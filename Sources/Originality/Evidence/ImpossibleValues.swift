import PhotoMetadata

/// Values of EXIF that no camera can have measured.
enum ImpossibleValues {
  static func findings(in input: EvidenceInput) -> [Finding] {
    var findings = [ExifTag.fNumber, .exposureTime, .focalLength35].compactMap { tag -> Finding? in
      guard let trace = input.traces.exif(tag), let number = trace.numbers.first,
        number < 0 || number > limit(of: tag)
      else { return nil }
      return Finding(.impossibleValue, trace)
    }
    if input.metadata.problems.contains(.captureDateImpossible),
      let trace = input.traces.exif(.dateTimeOriginal)
    {
      findings.append(Finding(.impossibleValue, trace))
    }
    // The value itself may be half of a real place.
    if input.metadata.exif?.locationProblem == .impossible {
      findings.append(
        Finding(.impossibleValue, in: "GPS 0x0002, 0x0004", at: nil, value: ""))
    }
    return findings
  }

  private static func limit(of tag: ExifTag) -> Double {
    switch tag {
    case .fNumber: 256
    case .exposureTime: 86_400
    default: 10_000
    }
  }
}
