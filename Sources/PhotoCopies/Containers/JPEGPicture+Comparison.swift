import JPEGCodec

extension JPEGPicture {
  /// The maximum number of pixels that are compared, for which large pictures are scaled down.
  private static let maximumCompared = 1 << 24

  /// Returns whether decoders show the same pixels of two files; false if they can't be decoded.
  static func areSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard header(of: left) == header(of: right), let before = compared(left) else { return false }
    return before == compared(right)
  }

  /// Returns whether decoders show any pixels of a file.
  static func isDecoded(_ file: ArraySlice<UInt8>) -> Bool { compared(file) != nil }

  private static func compared(_ file: ArraySlice<UInt8>) -> JPEGPicture? {
    guard let header = header(of: file) else { return nil }
    let divisor = [1, 2, 4, 8].first { divisor in
      header.width / divisor <= maximumCompared / max(1, header.height / divisor)
    }
    let layout: Layout = header.colorSpace == .cmyk ? .cmyk : .rgb
    return divisor.flatMap {
      JPEGPicture(decoding: file, header, as: layout, divisor: $0, acceptsWarnings: true)
    }
  }
}
