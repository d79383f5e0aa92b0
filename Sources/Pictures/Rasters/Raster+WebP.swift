extension Raster<UInt8> {
  /// Decodes a WebP file with one picture, in the file’s orientation.
  public init(webp file: ArraySlice<UInt8>, limits: PictureLimits) throws(PictureError) {
    let picture = try LibWebP.picture(of: file, limits)
    guard
      let raster = Raster(
        width: picture.width, height: picture.height,
        layout: picture.layout == .rgba ? .rgba : .rgb, values: picture.bytes)
    else { throw .damaged }
    self = raster
  }

  /// Returns the picture as a WebP file without metadata; nil if it is in gray or too large.
  public consuming func webp(isLossless: Bool) -> [UInt8]? {
    LibWebP.file(of: self, isLossless: isLossless)
  }
}
