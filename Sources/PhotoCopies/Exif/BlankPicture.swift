import JPEGCodec
import PhotoFormats
import PhotoMetadata

/// Pictures without content, to stand in the place of smaller ones whose directory must stay.
enum BlankPicture {
  /// The maximum number of pixels.
  private static let maximumPixels = 1 << 26

  /// Returns black pixels in the place of others; nil if their compression is unknown, or a black
  /// picture takes more room.
  ///
  /// `compression` is that of TIFF 6.0: 1 for none; JPEG is recognized by its first bytes.
  static func bytes(inPlaceOf old: ArraySlice<UInt8>, compression: Int) -> [UInt8]? {
    guard old.starts(with: JPEGMarker.start) else {
      return compression == 1 ? Array(repeating: 0, count: old.count) : nil
    }
    guard let header = JPEGPicture.header(of: old), header.width > 0, header.height > 0,
      header.colorSpace != .cmyk, header.width <= maximumPixels / header.height
    else { return nil }
    let layout = header.colorSpace == .gray ? JPEGPicture.Layout.gray : .rgb
    let size = header.width * header.height * (layout == .gray ? 1 : 3)
    let black = JPEGPicture(
      width: header.width, height: header.height, layout: layout,
      bytes: Array(repeating: 0, count: size))
    guard let jpeg = black.encoded(quality: 50, sampling: header.sampling), jpeg.count <= old.count
    else { return nil }
    return jpeg + Array(repeating: 0, count: old.count - jpeg.count)
  }
}
