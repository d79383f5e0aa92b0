/// A directory of an EXIF block that is read.
///
/// Those of the thumbnail, of interoperability and of sub-images are not.
enum ExifDirectory: Int, CaseIterable {
  /// IFD0, which describes the picture as a whole.
  case primary
  /// The Exif IFD.
  case exif
  /// The GPS IFD.
  case gps
}
