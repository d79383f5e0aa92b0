import PhotoMetadata

/// EXIF values that no camera can have measured.
enum ImpossibleValues {
  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    var findings = [ExifTag.fNumber, .exposureTime, .focalLength35].compactMap {
      tag -> EvidenceFinding? in
      guard let trace = input.traces.exif(tag), let number = trace.numbers.first,
        !range(of: tag).contains(number)
      else { return nil }
      return EvidenceFinding(.impossibleValue, trace)
    }
    if input.metadata.problems.contains(.captureDateImpossible),
      let trace = input.traces.exif(.dateTimeOriginal)
    {
      findings.append(EvidenceFinding(.impossibleValue, trace))
    }
    // The value itself may be half of a real position.
    if input.metadata.exif?.locationProblem == .impossible {
      findings.append(
        EvidenceFinding(.impossibleValue, in: "GPS 0x0002, 0x0004", at: nil, value: ""))
    }
    return findings
  }

  /// EXIF writes an unknown focal length as 0.
  private static func range(of tag: ExifTag) -> ClosedRange<Double> {
    switch tag {
    case .fNumber: 0.1...256
    case .exposureTime: 1e-9...86_400
    default: 0...10_000
    }
  }
}
