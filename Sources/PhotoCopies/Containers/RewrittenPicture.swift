import JPEGCodec
import PhotoFormats

/// A JPEG picture that was coded again without loss.
struct RewrittenPicture {
  /// The segments before the first scan, without metadata.
  let tables: [UInt8]

  /// The scans with their headers and what is between them.
  let scans: [UInt8]

  /// The maximum number of pixels, of which all coefficients are in memory.
  private static let maximumPixels = 1 << 26

  /// The maximum number of pixels that are compared.
  private static let maximumCompared = 1 << 24

  /// Codes a picture again; nil if it is too large, can't be decoded, or would look different.
  init?(of jpeg: ArraySlice<UInt8>, isProgressive: Bool) {
    guard let header = JPEGPicture.header(of: jpeg),
      header.width <= Self.maximumPixels / header.height,
      let coded = JPEGPicture.rewritten(jpeg, isProgressive: isProgressive)
    else { return nil }
    let precision =
      isProgressive ? JPEGPrecision(of: JPEGParts.all(in: Array(jpeg)).parts, in: Array(jpeg)) : nil
    var tables: [UInt8] = []
    var scans: [UInt8] = []
    // The picture with what decoders need to know of its colors.
    var picture: [UInt8] = []
    // The segments before a scan, and whether the scan itself is left out.
    var (waiting, isLeftOut): ([UInt8], Bool) = ([], false)
    for part in JPEGParts.all(in: coded).parts {
      let bytes = coded[part.range]
      switch part.kind {
      case .segment(JPEGMarker.startOfScan):
        // The new scans say all bits. Those that the old ones don't say are zeros, and make
        // decoders believe that they are known.
        isLeftOut = precision.map { !$0.covers(coded[part.content]) } ?? false
        if !isLeftOut {
          scans += waiting + bytes
          picture += waiting + bytes
        }
        waiting = []
      case .segment(let marker) where JPEGMarker.isMetadata(marker): picture += bytes
      case .segment:
        if scans.isEmpty {
          tables += bytes
          picture += bytes
        } else {
          waiting += bytes
        }
      case .scan where !isLeftOut:
        scans += bytes
        picture += bytes
      case .marker: picture += bytes
      case .scan, .gap, .rest: continue
      }
    }
    guard !tables.isEmpty, !scans.isEmpty, Self.looksTheSame(jpeg, picture[...], header) else {
      return nil
    }
    (self.tables, self.scans) = (tables, scans)
  }

  /// Whether decoders show the same pixels of two files, of a large picture fewer.
  private static func looksTheSame(
    _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, _ header: JPEGPicture.Header
  ) -> Bool {
    let divisor = [1, 2, 4, 8].first { divisor in
      header.width / divisor <= maximumCompared / max(1, header.height / divisor)
    }
    let layout: JPEGPicture.Layout = header.colorSpace == .cmyk ? .cmyk : .rgb
    guard let divisor,
      let before = JPEGPicture(
        decoding: left, header, as: layout, divisor: divisor, acceptsWarnings: true)
    else { return false }
    return before
      == JPEGPicture(decoding: right, header, as: layout, divisor: divisor, acceptsWarnings: true)
  }
}
