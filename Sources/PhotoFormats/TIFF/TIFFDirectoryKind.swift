/// What a directory of an EXIF block or a TIFF file describes.
package enum TIFFDirectoryKind: Hashable, Sendable {
  /// The photo.
  case primary
  /// A thumbnail, or another picture of the file.
  case further
  /// How the photo was taken.
  case exif
  /// Where the photo was taken.
  case gps
  /// How the file can be exchanged.
  case interoperability

  /// The name in ExifTool's terms, which many people know.
  package var name: String {
    switch self {
    case .primary: "IFD0"
    case .further: "IFD1"
    case .exif: "ExifIFD"
    case .gps: "GPS"
    case .interoperability: "InteropIFD"
    }
  }

  /// Whether the directory describes a picture.
  package var hasPicture: Bool { self == .primary || self == .further }

  /// Returns what the directories are that an entry with a tag points to; nil if it points to none.
  package func child(ofTag tag: Int) -> TIFFDirectoryKind? {
    switch (self, tag) {
    case (.primary, 0x8769), (.further, 0x8769): .exif
    case (.primary, 0x8825), (.further, 0x8825), (.exif, 0x8825): .gps
    case (.exif, 0xA005), (.primary, 0xA005), (.further, 0xA005): .interoperability
    // TIFF Technical Note 1.
    case (.primary, 0x014A), (.further, 0x014A): .further
    default: nil
    }
  }
}
