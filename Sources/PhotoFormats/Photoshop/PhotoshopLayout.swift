/// The sections of a Photoshop file, PSD or PSB.
///
/// Adobe Photoshop File Formats: a header of 26 bytes, color mode data, image resources, layers,
/// each with its length before it, and the picture. The length of the layers has 8 bytes in PSB.
package struct PhotoshopLayout: FileLayout {
  /// The header and the sections.
  package private(set) var pieces: [ChunkPart] = []

  package private(set) var problems: [ChunkProblem] = []

  /// The size of the picture; nil if there is none.
  package let dimensions: PixelDimensions?

  /// The number of channels, and the bits of each; 0 if there is no header.
  package let channels: Int
  package let bits: Int

  /// The number of the color mode: 1 is gray, 2 a palette, 3 RGB, 4 CMYK, 8 gray for several inks.
  package let mode: Int

  /// Whether the file is a PSB.
  package let isLarge: Bool

  /// The names of the sections; that of the resources is their signature.
  package static let (colors, resources, layers, picture) = ("colors", "8BIM", "layers", "picture")

  package init(in source: inout ByteSource) throws(PhotoReadError) {
    let header = try source.bytes(at: 0, count: Self.headerSize)
    var reader = ByteReader(header.dropFirst(Self.sizeOffset))
    if let height = reader.number(4), let width = reader.number(4), width > 0, height > 0 {
      dimensions = PixelDimensions(width: width, height: height)
    } else {
      dimensions = nil
    }
    channels = ByteOrder.big.uint16(header, at: 12) ?? 0
    bits = ByteOrder.big.uint16(header, at: 22) ?? 0
    mode = ByteOrder.big.uint16(header, at: 24) ?? 0
    isLarge = ByteOrder.big.uint16(header, at: 4) == 2
    var position = min(Self.headerSize, source.size)
    pieces.append(ChunkPart(.header, 0..<position))
    for (name, lengthSize) in [
      (Self.colors, 4), (Self.resources, 4), (Self.layers, isLarge ? 8 : 4),
    ] {
      var length = ByteReader(try source.header(at: position, count: lengthSize))
      let start = position + lengthSize
      guard let size = length.number(lengthSize) else {
        problems.note(.truncated)
        return
      }
      let end = min(start + size, source.size)
      if start + size > source.size { problems.note(.truncated) }
      pieces.append(ChunkPart(.chunk, name, position..<end, content: start..<end))
      position = end
    }
    if position < source.size {
      pieces.append(ChunkPart(.chunk, Self.picture, position..<source.size))
    } else {
      problems.note(.truncated)
    }
  }

  /// The signature, the version, 6 unused bytes and the number of channels precede the size.
  private static let sizeOffset = 14
  private static let headerSize = 26
}

/// Walks over the sections of a Photoshop file.
package typealias PhotoshopParts = LayoutParts<PhotoshopLayout>
