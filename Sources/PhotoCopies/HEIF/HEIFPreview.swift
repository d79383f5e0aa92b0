import PhotoFormats
package import Pictures

/// A small picture of a HEIC or AVIF file.
package enum HEIFPreview {
  /// Returns the primary picture, upright, with no side longer than `side`; one with more than
  /// `limit` pixels is too large.
  package static func picture(
    of bytes: [UInt8], longestSide side: Int, limit: Int
  ) throws(HEIFPictureError) -> Picture {
    let boxes = BoxParts.boxes(in: bytes)
    guard let meta = boxes.first(where: { $0.type == "meta" }),
      let items = HEIFItems(meta, in: bytes)
    else { throw .damaged }
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
}
