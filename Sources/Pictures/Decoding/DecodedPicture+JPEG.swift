internal import JPEGCodec
import PhotoFormats

extension DecodedPicture {
  /// Decodes a JPEG file, scaled down if it is too large.
  static func jpeg(
    _ file: ArraySlice<UInt8>, _ limits: PictureLimits
  ) throws(PictureError) -> (Picture, scale: Int) {
    guard let header = JPEGPicture.header(of: file) else { throw .damaged }
    let scale = [1, 2, 4, 8].first { scale in
      limits.allow(
        width: (header.width + scale - 1) / scale, height: (header.height + scale - 1) / scale,
        inFileOf: file.count)
    }
    guard let scale else { throw .tooManyPixels(limit: limits.pixels(inFileOf: file.count)) }
    return (try jpeg(file, header, divisor: scale), scale)
  }

  /// Decodes a JPEG file with its sides divided by 1, 2, 4 or 8.
  static func jpeg(
    _ file: ArraySlice<UInt8>, _ header: JPEGPicture.Header, divisor: Int
  ) throws(PictureError) -> Picture {
    guard !JPEGParts.hasTooManyScans(in: file) else { throw .damaged }
    let layout = header.colorSpace == .cmyk ? JPEGPicture.Layout.cmyk : .rgb
    guard
      let decoded = JPEGPicture(
        decoding: file, header, as: layout, divisor: divisor, acceptsWarnings: true)
    else { throw .damaged }
    let bytes = layout == .cmyk ? rgb(fromInverted: decoded.bytes) : decoded.bytes
    guard
      let picture = Picture(
        width: decoded.width, height: decoded.height, layout: .rgb, bytes: bytes)
    else { throw .damaged }
    return picture
  }

  /// Converts the inverted CMYK of Adobe’s programs, the only ones that write it, without a
  /// profile.
  private static func rgb(fromInverted cmyk: [UInt8]) -> [UInt8] {
    var rgb = [UInt8](repeating: 0, count: cmyk.count / 4 * 3)
    for pixel in 0..<cmyk.count / 4 {
      let black = Int(cmyk[pixel * 4 + 3])
      for channel in 0..<3 {
        rgb[pixel * 3 + channel] = UInt8(clamping: Int(cmyk[pixel * 4 + channel]) * black / 255)
      }
    }
    return rgb
  }
}
