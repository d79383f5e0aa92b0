import JPEGCodec

extension JPEGPicture {
  /// The maximum number of pixels that are compared, for which large pictures are scaled down.
  private static let maximumCompared = 1 << 24

  /// Returns whether decoders show the same pixels of two files; false if they can't be decoded.
  static func areSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard let header = header(of: left), header == self.header(of: right) else { return false }
    let divisor = [1, 2, 4, 8].first { divisor in
      header.width / divisor <= maximumCompared / max(1, header.height / divisor)
    }
    let layout: Layout = header.colorSpace == .cmyk ? .cmyk : .rgb
    guard let divisor,
      let before = JPEGPicture(
        decoding: left, header, as: layout, divisor: divisor, acceptsWarnings: true)
    else { return false }
    return before
      == JPEGPicture(decoding: right, header, as: layout, divisor: divisor, acceptsWarnings: true)
  }
}
