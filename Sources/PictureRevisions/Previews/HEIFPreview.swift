import PhotoFormats
package import Pictures

/// A small picture of a HEIC or AVIF file.
package enum HEIFPreview {
  /// Returns the primary picture, upright, with no side longer than `side`; one with more than
  /// `limit` pixels is too large.
  package static func picture(
    of bytes: [UInt8], longestSide side: Int, limit: Int
  ) throws(HEIFPictureError) -> Picture {
    guard let items = items(bytes) else { throw .damaged }
    let codec: HEIFPicture.Codec
    do {
      codec = try HEIFPrimary(items, limit: limit).codec
    } catch {
      if case .tooManyPixels = error { throw .tooLarge }
      throw .unsupported
    }
    return try HEIFPicture(bytes[...], codec: codec, isUpright: true).raster
      .thumbnail(longestSide: side)
  }

  /// Returns the thumbnail in a file, upright, with no side longer than `side`; nil if there is
  /// none that is at least as large as that, with the shape of the picture and turned like it.
  ///
  /// Its cost is a hundredth of that of a phone’s picture.
  package static func thumbnail(of bytes: [UInt8], longestSide side: Int) -> Picture? {
    guard let items = items(bytes), let primary = items.primary, let whole = size(primary, items)
    else { return nil }
    for reference in items.references
    where reference.box.type == "thmb" && reference.targets.contains(primary) {
      guard let small = size(reference.from, items), max(small.width, small.height) >= side,
        small.hasShape(of: whole), turns(reference.from, items) == turns(primary, items),
        let picture = try? HEIFPrimary(
          items, picture: reference.from, limit: maximumThumbnailPixels)
      else { continue }
      let decoded = try? HEIFPicture(
        bytes[...], codec: picture.codec, thumbnail: reference.from)
      if let decoded { return decoded.raster.thumbnail(longestSide: side) }
    }
    return nil
  }

  private static let maximumThumbnailPixels = 1 << 20

  private static func items(_ bytes: [UInt8]) -> HEIFItems? {
    BoxParts.boxes(in: bytes).first { $0.type == "meta" }.flatMap { HEIFItems($0, in: bytes) }
  }

  /// Returns the size of a picture as coded; nil if libheif decodes none of that size.
  private static func size(_ item: Int, _ items: HEIFItems) -> PixelDimensions? {
    items.meta.properties?.dimensions(of: item).flatMap {
      max($0.width, $0.height) <= HEIFPrimary.maximumSide ? $0 : nil
    }
  }

  /// Returns the bytes of the properties that crop, turn and mirror a picture, in their order.
  private static func turns(_ item: Int, _ items: HEIFItems) -> [[UInt8]] {
    items.properties(of: item).filter { ["clap", "irot", "imir"].contains($0.type) }
      .map { Array(items.bytes[$0.range]) }
  }
}

extension PixelDimensions {
  /// Whether the sides are in the same proportion as those of a larger picture, up to one pixel.
  fileprivate func hasShape(of whole: PixelDimensions) -> Bool {
    let difference = abs(width * whole.height - height * whole.width)
    return difference <= max(whole.width, whole.height)
  }
}
