import PhotoFormats

/// The headers before the data of a JPEG picture, which determine the cost of decoding it.
struct JPEGHeader: Hashable {
  /// The number of the process, 0 to 15: 0 is baseline, 2 progressive.
  let process: Int

  /// The size of the picture.
  let dimensions: PixelDimensions

  /// The number of color components, and of those in the first scan; nil if the scan was not
  /// reached.
  let components: Int
  private(set) var firstScanComponents: Int?

  /// Reads the segments before the picture data; nil if none of them is a frame.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.starts(with: [0xFF, JPEGMarker.startOfImage]) else { return nil }
    var reader = ByteReader(bytes.dropFirst(2))
    var frame: (process: Int, dimensions: PixelDimensions, components: Int)?
    while reader.number(1) == 0xFF, let number = reader.number(1),
      let marker = UInt8(exactly: number), let length = reader.number(2), length >= 2
    {
      if JPEGMarker.frames.contains(marker), !JPEGMarker.notFrames.contains(marker), frame == nil {
        var content = reader
        guard content.read(1) != nil, let height = content.number(2), let width = content.number(2),
          let components = content.number(1), width > 0, height > 0
        else { return nil }
        frame = (
          Int(marker - JPEGMarker.frames.lowerBound), PixelDimensions(width: width, height: height),
          components
        )
      }
      if marker == JPEGMarker.startOfScan {
        firstScanComponents = reader.number(1)
        break
      }
      guard reader.read(length - 2) != nil else { break }
    }
    guard let frame else { return nil }
    (process, dimensions, components) = frame
  }

  /// The number of pixels.
  var pixelCount: Int { dimensions.width * dimensions.height }

  /// Whether the picture can be decoded sequentially, without keeping it in memory.
  var isInOneScan: Bool { process < 2 && firstScanComponents == components }
}
