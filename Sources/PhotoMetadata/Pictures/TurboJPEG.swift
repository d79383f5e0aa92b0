internal import JPEGCodec

/// The pixels of JPEG pictures; one with any error is rejected.
enum TurboJPEG {
  /// Returns the pixels of a picture, in gray or in color, scaled down while decoding if the longer
  /// side stays at least `side`; nil if it has errors or is not in RGB, YCbCr or gray.
  static func pixels(of jpeg: ArraySlice<UInt8>, isGray: Bool, notBelow side: Int) -> Pixels? {
    guard let header = JPEGPicture.header(of: jpeg), header.colorSpace != .cmyk else { return nil }
    let divisor = [8, 4, 2].first { max(header.width, header.height) / $0 >= side } ?? 1
    guard
      let picture = JPEGPicture(
        decoding: jpeg, header, as: isGray ? .gray : .rgb, divisor: divisor)
    else { return nil }
    return Pixels(
      width: picture.width, height: picture.height, channels: picture.layout.channels,
      bytes: picture.bytes)
  }

  /// Returns color pixels as a baseline JPEG without metadata.
  static func jpeg(of pixels: Pixels, quality: Int) -> [UInt8]? {
    guard pixels.channels == 3 else { return nil }
    let picture = JPEGPicture(
      width: pixels.width, height: pixels.height, layout: .rgb, bytes: pixels.bytes)
    return picture.encoded(quality: quality)
  }
}
