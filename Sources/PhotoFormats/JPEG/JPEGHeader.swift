/// The headers before the data of a JPEG picture, which determine the cost of decoding it.
package struct JPEGHeader: Hashable {
  /// The number of the process, 0 to 15: 0 is baseline, 2 progressive.
  package let process: Int

  /// The size of the picture.
  package let dimensions: PixelDimensions

  /// The number of color components, and of those in the first scan; nil if the scan was not
  /// reached.
  package let components: Int
  package private(set) var firstScanComponents: Int?

  /// Reads the segments before the picture data; nil if none of them is a frame.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var source = ByteSource(Array(bytes))
    var parts = JPEGParts()
    var frame: (process: Int, dimensions: PixelDimensions, components: Int)?
    // Reading from memory doesn't fail.
    while let part = try? parts.next(in: &source) {
      guard let marker = part.segment else {
        if part.kind == .marker(JPEGMarker.endOfImage) { break }
        continue
      }
      var content = ByteReader(bytes.dropFirst(part.content.lowerBound).prefix(part.content.count))
      if marker == JPEGMarker.startOfScan {
        firstScanComponents = content.number(1)
        break
      }
      guard JPEGMarker.isFrame(marker), frame == nil else { continue }
      guard content.read(1) != nil, let height = content.number(2), let width = content.number(2),
        let components = content.number(1), width > 0, height > 0
      else { return nil }
      frame = (
        Int(marker - JPEGMarker.frames.lowerBound), PixelDimensions(width: width, height: height),
        components
      )
    }
    guard let frame else { return nil }
    (process, dimensions, components) = frame
  }

  /// The number of pixels.
  package var pixelCount: Int { dimensions.width * dimensions.height }

  /// Whether the picture can be decoded sequentially, without keeping it in memory.
  package var isInOneScan: Bool { process < 2 && firstScanComponents == components }
}
