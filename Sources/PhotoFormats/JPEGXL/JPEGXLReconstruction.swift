/// What the box `jbrd` says of the JPEG file that a JPEG XL file was made of, ISO/IEC 18181-2,
/// annex A: its markers, and how long the segments are that it holds.
package struct JPEGXLReconstruction {
  /// The segments that the box holds, compressed, in the order of the file: the marker and the
  /// number of bytes of the content; EXIF, XMP and profiles are taken from elsewhere.
  package private(set) var segments: [(marker: UInt8, count: Int)] = []

  /// Whether the box holds bytes that stood between segments.
  package private(set) var hasGaps = false

  /// The number of bytes that say this; the compressed data begins somewhere behind.
  package let headSize: Int

  private static let maximumMarkers = 16_384

  /// Reads the beginning of a box’s content; nil if it is damaged.
  package init?(_ content: ArraySlice<UInt8>) {
    var bits = JPEGXLBits(content)
    guard bits.flag() != nil else { return nil }
    var applications: [UInt8] = []
    var comments = 0
    var marker: UInt8 = 0
    var count = 0
    repeat {
      guard let code = bits.number(6), count < Self.maximumMarkers else { return nil }
      marker = UInt8(code) + 0xC0
      count += 1
      switch marker {
      case 0xE0...0xEF: applications.append(marker)
      case JPEGMarker.comment: comments += 1
      case 0xFF: hasGaps = true
      default: break
      }
    } while marker != JPEGMarker.endOfImage
    for marker in applications {
      // The kind of the segment, and the number of its bytes, with the length but not the marker.
      guard let kind = bits.number(.value(0), .value(1), .bits(1, 2), .bits(2, 4)),
        let size = bits.number(16), size >= 2
      else { return nil }
      if kind == 0 { segments.append((marker, size - 2)) }
    }
    for _ in 0..<comments {
      guard let size = bits.number(16), size >= 2 else { return nil }
      segments.append((JPEGMarker.comment, size - 2))
    }
    headSize = bits.bytesRead
  }

  /// The number of bytes of the segments, with their markers and lengths.
  package var size: Int { segments.reduce(0) { $0 + 3 + $1.count } }
}
