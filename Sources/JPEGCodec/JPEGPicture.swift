/// The pixels of a JPEG file, row by row from the upper left, with a byte for each channel.
package struct JPEGPicture: Hashable, Sendable {
  /// What the channels of a pixel are.
  package enum Layout: Hashable, Sendable {
    case gray
    case rgb
    /// Cyan, magenta, yellow and black, as the file has them: Adobe’s programs invert them.
    case cmyk

    /// The number of channels.
    package var channels: Int {
      switch self {
      case .gray: 1
      case .rgb: 3
      case .cmyk: 4
      }
    }
  }

  /// The colors of a file.
  package enum ColorSpace: Hashable, Sendable {
    case gray
    /// RGB or YCbCr.
    case color
    /// CMYK or YCCK.
    case cmyk
  }

  /// What a file says about its picture before it is decoded.
  package struct Header: Hashable, Sendable {
    /// The size in pixels, as stored.
    package let width: Int
    package let height: Int

    /// The colors.
    package let colorSpace: ColorSpace

    /// How many pixels share a color.
    package let sampling: Sampling
  }

  /// How many pixels share a color, numbered as in TurboJPEG.
  package struct Sampling: Hashable, Sendable {
    package let rawValue: CInt

    /// Two pixels of a row and of a column each, as most cameras have it.
    package static let quarter = Sampling(rawValue: TurboJPEG.quarterSampling)

    /// No pixel shares its color.
    package static let full = Sampling(rawValue: TurboJPEG.fullSampling)
  }

  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// What the channels are.
  package let layout: Layout

  /// The channels of all pixels.
  package var bytes: [UInt8]

  /// Creates a picture from its parts.
  package init(width: Int, height: Int, layout: Layout, bytes: [UInt8]) {
    (self.width, self.height, self.layout, self.bytes) = (width, height, layout, bytes)
  }

  /// Creates a black picture, of gray or of red, green and blue.
  package init(width: Int, height: Int, layout: Layout) {
    self.init(
      width: width, height: height, layout: layout,
      bytes: Array(repeating: 0, count: width * height * layout.channels))
  }

  /// Returns the header of a file; nil if it is damaged or in other colors.
  package static func header(of jpeg: ArraySlice<UInt8>) -> Header? {
    TurboJPEG.decoder()?.header(of: jpeg)
  }

  /// Decodes a file whose header has been checked; nil if it is damaged.
  ///
  /// `divisor` is 1, 2, 4 or 8: how many pixels of a side become one. `acceptsWarnings` keeps what
  /// can be decoded of a picture that ends early or has stray bytes.
  package init?(
    decoding jpeg: ArraySlice<UInt8>, _ header: Header, as layout: Layout, divisor: Int,
    acceptsWarnings: Bool = false
  ) {
    guard let decoder = TurboJPEG.decoder(),
      let picture = decoder.picture(
        of: jpeg, header, layout: layout, divisor: divisor, acceptsWarnings: acceptsWarnings)
    else { return nil }
    self = picture
  }

  /// Decodes a file, in gray or in color, scaled down while decoding if the longer side stays at
  /// least `side`; nil if it has any error or is not in RGB, YCbCr or gray.
  package init?(decoding jpeg: ArraySlice<UInt8>, as layout: Layout, notBelow side: Int) {
    guard let header = Self.header(of: jpeg), header.colorSpace != .cmyk else { return nil }
    let divisor = [8, 4, 2].first { max(header.width, header.height) / $0 >= side } ?? 1
    self.init(decoding: jpeg, header, as: layout, divisor: divisor)
  }

  /// Returns the picture oriented according to EXIF's orientation, 1 to 8.
  package func oriented(by orientation: Int) -> JPEGPicture {
    guard
      let oriented = OrientedPixels(
        bytes, width: width, height: height, channels: layout.channels, orientation: orientation)
    else { return self }
    return JPEGPicture(
      width: oriented.width, height: oriented.height, layout: layout, bytes: oriented.bytes)
  }

  /// Returns the picture as a JPEG without metadata; nil if the encoder has no memory.
  package func encoded(
    quality: Int, sampling: Sampling = .quarter, isProgressive: Bool = false
  ) -> [UInt8]? {
    TurboJPEG.encoder()?.jpeg(
      of: self, quality: quality, sampling: sampling, isProgressive: isProgressive)
  }

  /// Returns a picture coded again without loss and without metadata; nil if it can't be decoded.
  ///
  /// Nothing but its coefficients remains of the coded data.
  package static func rewritten(
    _ jpeg: ArraySlice<UInt8>, isProgressive: Bool
  ) -> [UInt8]? {
    TurboJPEG.transformer()?.rewritten(jpeg, isProgressive: isProgressive)
  }

  /// Whether there are as many bytes as the size needs.
  var isComplete: Bool {
    width > 0 && height > 0 && bytes.count == width * height * layout.channels
  }
}
