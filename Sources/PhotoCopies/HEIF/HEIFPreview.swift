import PhotoFormats
package import Pictures

/// A small picture of a HEIC or AVIF file.
package enum HEIFPreview {
  /// Returns the primary picture, upright, with no side longer than `side`.
  ///
  /// Nil if it has more than `limit` pixels or can’t be decoded, as without libheif.
  package static func picture(of bytes: [UInt8], longestSide side: Int, limit: Int) -> Picture? {
    let boxes = BoxParts.boxes(in: bytes)
    guard let meta = boxes.first(where: { $0.type == "meta" }),
      let items = HEIFItems(meta, in: bytes),
      let primary = try? HEIFPrimary(items, limit: limit),
      let picture = try? HEIFPicture(bytes[...], codec: primary.codec, isUpright: true)
    else { return nil }
    return picture.raster.thumbnail(longestSide: side)
  }
}
