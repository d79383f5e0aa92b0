/// What stands before the data of a JPEG picture and decides how much work the picture is.
struct JPEGHeader: Hashable {
  /// The number of the process, 0 to 15: 0 is baseline, 2 progressive.
  let process: Int

  /// The size of the picture.
  let dimensions: PixelDimensions

  /// How many colours there are, and how many of them the first scan has; nil when that was not
  /// reached.
  let components: Int
  private(set) var firstScanComponents: Int?

  /// Reads the segments before the picture data; nil when there is no frame among them.
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

  /// Whether the picture is decoded as it is read, and not kept whole in between.
  var isInOneScan: Bool { process < 2 && firstScanComponents == components }
}
