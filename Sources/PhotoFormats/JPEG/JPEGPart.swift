/// A part of a JPEG file.
///
/// Each begins where the one before ends, and all of them are the file.
package struct JPEGPart: PhotoPart {
  /// What a part is.
  package enum Kind: Hashable, Sendable {
    /// A marker on its own, such as the start of the image.
    case marker(UInt8)

    /// A marker, a length, and content; the header of a scan too.
    case segment(UInt8)

    /// The coded data of a scan, with its restart markers.
    case scan

    /// Bytes before a marker: any number of FF that may precede it, or stray bytes.
    case gap

    /// What follows the end of the image, or the position where the structure is damaged.
    case rest
  }

  /// What the part is.
  package let kind: Kind

  /// All bytes of the part in the file.
  package let range: Range<Int>

  /// The content of a segment, after its length; of other parts all bytes.
  package let content: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>, content: Range<Int>? = nil) {
    self.kind = kind
    self.range = range
    self.content = content ?? range
  }

  /// The marker of a segment; nil if the part is none.
  package var segment: UInt8? {
    if case .segment(let marker) = kind { marker } else { nil }
  }

  /// The name of the part: `APP1`, `JPEG gap`.
  package var name: String {
    switch kind {
    case .marker(let marker), .segment(let marker): JPEGMarker.name(marker)
    case .scan: "JPEG scan"
    case .gap: "JPEG gap"
    case .rest: "EOF"
    }
  }
}

/// What is odd in the structure of a JPEG file.
package enum JPEGProblem: Hashable, Sendable {
  /// Other bytes than FF precede a marker.
  case strayBytes

  /// A marker stands where it must not.
  case misplacedMarker

  /// The file ends before a segment is whole, or in a search for one.
  case truncated

  /// The file ends without the marker of the end.
  case endMissing

  /// A length is impossible, or there are too many stray bytes or segments.
  case damaged
}
