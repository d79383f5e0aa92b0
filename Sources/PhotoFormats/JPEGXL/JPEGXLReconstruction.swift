/// What the box `jbrd` says of the JPEG file that a JPEG XL file was made of, ISO/IEC 18181-2,
/// annex A: its markers, and how long the segments are that it holds.
package struct JPEGXLReconstruction {
  /// The segments that the box holds, compressed, in the order of the file: the marker and the
  /// number of bytes of the content; EXIF, XMP and profiles are taken from elsewhere.
  package private(set) var segments: [(marker: UInt8, count: Int)] = []

  /// Segments whose contents are in boxes of their own.
  package enum Kind: Int, Sendable { case exif = 2, xmp = 3 }

  /// The lengths of such segments, and the bits that say them.
  package private(set) var lengths: [(kind: Kind, size: Int, position: Int)] = []

  /// Whether the box holds bytes that stood between segments.
  package private(set) var hasGaps = false

  /// The number of bytes that say this; the compressed data begins somewhere behind.
  package let headSize: Int

  private static let (maximumMarkers, lengthBits) = (16_384, 16)

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
      guard let kind = bits.number(.value(0), .value(1), .bits(1, 2), .bits(2, 4)) else {
        return nil
      }
      let position = bits.position
      guard let size = bits.number(Self.lengthBits), size >= 2 else { return nil }
      if kind == 0 { segments.append((marker, size - 2)) }
      if let kind = Kind(rawValue: kind) { lengths.append((kind, size, position)) }
    }
    for _ in 0..<comments {
      guard let size = bits.number(Self.lengthBits), size >= 2 else { return nil }
      segments.append((JPEGMarker.comment, size - 2))
    }
    headSize = bits.bytesRead
  }

  /// The number of bytes of the segments, with their markers and lengths.
  package var size: Int { segments.reduce(0) { $0 + 3 + $1.count } }

  /// Changes the length of the one segment of a kind in a box’s content; false if there is no such
  /// segment, several ones, or no room in it.
  package func resize(_ kind: Kind, by difference: Int, in content: inout [UInt8]) -> Bool {
    let matching = lengths.filter { $0.kind == kind }
    guard matching.count == 1, let length = matching.first else { return false }
    let size = length.size + difference
    guard (2..<1 << Self.lengthBits).contains(size) else { return false }
    for bit in 0..<Self.lengthBits {
      let (byte, mask) = ((length.position + bit) / 8, UInt8(1) << ((length.position + bit) % 8))
      if size >> bit & 1 == 1 { content[byte] |= mask } else { content[byte] &= ~mask }
    }
    return true
  }
}
