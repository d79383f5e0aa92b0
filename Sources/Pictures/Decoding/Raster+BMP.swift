import PhotoFormats

extension Raster<UInt8> {
  /// Decodes a BMP file, with at most `limit` pixels.
  ///
  /// A file that ends early has white rows at its end. Compressed pixels, which no camera writes,
  /// are refused.
  package init(bmp file: [UInt8], limit: Int) throws(PictureError) {
    guard let pixels = BMPPixels(file) else { throw .unsupported }
    let (width, height) = (pixels.size.width, pixels.size.height)
    guard width <= limit / height else { throw .tooManyPixels(limit: limit) }
    var values = [UInt8](repeating: 255, count: width * height * 3)
    var target = values.mutableSpan
    let channels = pixels.masks.prefix(3).map(BMPChannel.init)
    for row in 0..<height {
      let position = pixels.start + row * pixels.rowSize
      guard position >= 0, position + (width * pixels.bits + 7) / 8 <= file.count else { break }
      let line = (pixels.isTopDown ? row : height - 1 - row) * width * 3
      for x in 0..<width {
        let color: (UInt8, UInt8, UInt8)
        switch pixels.bits {
        case 24:
          let start = position + 3 * x
          color = (file[start + 2], file[start + 1], file[start])
        case 16, 32:
          let unit = pixels.bits / 8
          var number: UInt32 = 0
          for byte in 0..<unit {
            number |= UInt32(file[position + unit * x + byte]) << UInt32(8 * byte)
          }
          color = (channels[0].value(number), channels[1].value(number), channels[2].value(number))
        default:
          let bit = x * pixels.bits
          let shift = 8 - pixels.bits - bit % 8
          let index = Int(file[position + bit / 8] >> shift) & (1 << pixels.bits - 1)
          color = pixels.palette[index]
        }
        target[line + 3 * x] = color.0
        target[line + 3 * x + 1] = color.1
        target[line + 3 * x + 2] = color.2
      }
    }
    guard let raster = Raster(width: width, height: height, layout: .rgb, values: values) else {
      throw .damaged
    }
    self = raster
  }
}

/// The bits of a channel in a pixel.
private struct BMPChannel {
  private let mask: UInt32
  private let shift: Int
  private let maximum: UInt64

  init(_ mask: UInt32) {
    self.mask = mask
    shift = mask == 0 ? 0 : mask.trailingZeroBitCount
    maximum = UInt64(mask >> shift)
  }

  /// Returns the channel with 8 bits.
  func value(_ pixel: UInt32) -> UInt8 {
    guard maximum > 0 else { return 0 }
    return UInt8(truncatingIfNeeded: UInt64((pixel & mask) >> shift) * 255 / maximum)
  }
}
