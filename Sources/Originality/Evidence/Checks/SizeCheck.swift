import PhotoFormats
import PhotoMetadata

/// Compares the size in EXIF with that of the picture.
enum SizeCheck: EvidenceChecking {
  static let check = EvidenceCheck.size

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.metadata.exif?.make != nil && input.metadata.dimensions != nil
      && !input.metadata.container.isRaw
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard let real = input.metadata.dimensions else { return [] }
    guard let width = input.traces.exif(.pixelWidth), let height = input.traces.exif(.pixelHeight)
    else {
      guard let make = input.traces.exif(.make) else { return [] }
      return [
        EvidenceFinding(.sizeMissing, in: "ExifIFD 0xA002, 0xA003", at: nil, value: make.text)
      ]
    }
    guard let across = width.numbers.first, let down = height.numbers.first,
      // 0 says that the size is unknown.
      across > 0 || down > 0
    else { return [] }
    let sides = [Double(real.width), Double(real.height)]
    guard [across, down] != sides, [down, across] != sides else { return [] }
    return [
      EvidenceFinding(
        .sizeDiffers, width,
        value: "\(width.text) × \(height.text) ≠ \(real.width) × \(real.height)",
        position: position(across, down, real))
    ]
  }

  /// Returns both sizes; nil if the recorded one is no picture's.
  private static func position(
    _ across: Double, _ down: Double, _ real: PixelDimensions
  ) -> EvidencePosition? {
    guard let width = Int(exactly: across), let height = Int(exactly: down),
      [width, height, real.width, real.height].allSatisfy({
        (1...EvidencePosition.maximumSide).contains($0)
      })
    else { return nil }
    return EvidencePosition(
      in: .recordedSize, size: PixelDimensions(width: width, height: height), pictureSize: real)
  }
}
