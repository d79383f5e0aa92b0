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

  /// Codes a picture again; nil if it is too large, can't be decoded, or would look different.
  ///
  /// `precision` is that of its scans if it is progressive.
  init?(of jpeg: ArraySlice<UInt8>, _ precision: JPEGPrecision?) {
    guard let header = JPEGPicture.header(of: jpeg),
      header.width <= Self.maximumPixels / header.height,
      let coded = JPEGPicture.rewritten(jpeg, isProgressive: precision != nil)
    else { return nil }
    var (metadata, tables, scans): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    // The segments before a scan, and whether the scan itself is left out.
    var (waiting, isLeftOut): ([UInt8], Bool) = ([], false)
    for part in JPEGParts.all(in: coded).parts {
      let bytes = coded[part.range]
      switch part.kind {
      case .segment(JPEGMarker.startOfScan):
        // The new scans say all bits. Those that the old ones don't say are zeros, and make
        // decoders believe that they are known.
        isLeftOut = precision.map { !$0.covers(coded[part.content]) } ?? false
        if !isLeftOut { scans += waiting + bytes }
        waiting = []
      case .segment(let marker) where JPEGMarker.isMetadata(marker): metadata += bytes
      case .segment: if scans.isEmpty { tables += bytes } else { waiting += bytes }
      case .scan: if !isLeftOut { scans += bytes }
      case .marker, .gap, .rest: continue
      }
    }
    let picture =
      JPEGMarker.start + metadata + tables + scans + [0xFF, JPEGMarker.endOfImage]
    guard !tables.isEmpty, !scans.isEmpty, JPEGPicture.areSame(jpeg, picture[...]) else {
      return nil
    }
    (self.tables, self.scans) = (tables, scans)
  }
}
