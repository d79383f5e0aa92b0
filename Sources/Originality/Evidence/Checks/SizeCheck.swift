import PhotoMetadata

/// Compares the size that EXIF says with that of the picture.
enum SizeCheck: EvidenceChecking {
  static let check = EvidenceCheck.size

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.metadata.exif?.make != nil && input.metadata.dimensions != nil
      && input.metadata.container != .tiff
  }

  static func findings(in input: EvidenceInput) -> [Finding] {
    guard let real = input.metadata.dimensions else { return [] }
    return thumbnailFindings(in: input, real) + sizeFindings(in: input, real)
  }

  /// The small pictures of many cameras are 160 by 120 whatever the picture is, with black bars.
  private static func thumbnailFindings(
    in input: EvidenceInput, _ real: PixelDimensions
  ) -> [Finding] {
    guard let thumbnail = input.traces.thumbnail else { return [] }
    let small = thumbnail.dimensions
    let isStandard = [small.width, small.height].sorted() == [120, 160]
    let ratio = Double(small.width * real.height) / Double(small.height * real.width)
    guard !isStandard, abs(ratio - 1) > 0.03 else { return [] }
    return [
      Finding(
        .thumbnailDiffers, in: "EXIF IFD1 0x0201", at: thumbnail.offset,
        value: "\(small.width) × \(small.height) ≁ \(real.width) × \(real.height)")
    ]
  }

  private static func sizeFindings(in input: EvidenceInput, _ real: PixelDimensions) -> [Finding] {
    guard let width = input.traces.exif(.pixelWidth), let height = input.traces.exif(.pixelHeight)
    else {
      guard let make = input.traces.exif(.make) else { return [] }
      return [
        Finding(.sizeMissing, in: "ExifIFD 0xA002, 0xA003", at: nil, value: make.text)
      ]
    }
    guard let across = width.numbers.first, let down = height.numbers.first else { return [] }
    let sides = [Double(real.width), Double(real.height)]
    guard [across, down] != sides, [down, across] != sides else { return [] }
    return [
      Finding(
        .sizeDiffers, width,
        value: "\(width.text) × \(height.text) ≠ \(real.width) × \(real.height)")
    ]
  }
}
