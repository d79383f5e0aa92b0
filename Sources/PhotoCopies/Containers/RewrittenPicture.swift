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

  /// Codes a picture again; nil if it is too large, or can't be decoded.
  init?(of jpeg: ArraySlice<UInt8>, isProgressive: Bool) {
    guard let header = JPEGPicture.header(of: jpeg),
      header.width <= Self.maximumPixels / header.height,
      let coded = JPEGPicture.rewritten(jpeg, isProgressive: isProgressive)
    else { return nil }
    let (parts, _) = JPEGParts.all(in: coded)
    var tables: [UInt8] = []
    var scans: [UInt8] = []
    for part in parts {
      switch part.kind {
      case .segment(let marker):
        if JPEGMarker.isMetadata(marker) { continue }
        if scans.isEmpty, marker != JPEGMarker.startOfScan {
          tables += coded[part.range]
        } else {
          scans += coded[part.range]
        }
      case .scan: scans += coded[part.range]
      case .marker, .gap, .rest: continue
      }
    }
    guard !tables.isEmpty, !scans.isEmpty else { return nil }
    (self.tables, self.scans) = (tables, scans)
  }
}
