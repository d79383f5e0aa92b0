import PhotoFormats

/// A directory of an EXIF block that is read.
///
/// Those of the thumbnail, of interoperability and of sub-images are not.
public enum ExifDirectory: Int, Sendable, CaseIterable {
  /// IFD0, which describes the picture as a whole.
  case primary
  /// The Exif IFD.
  case exif
  /// The GPS IFD.
  case gps

  /// The common name of the directory.
  package var name: String { kind.name }

  /// What the directory describes, in the grammar of the format.
  var kind: TIFFDirectoryKind {
    switch self {
    case .primary: .primary
    case .exif: .exif
    case .gps: .gps
    }
  }
}
