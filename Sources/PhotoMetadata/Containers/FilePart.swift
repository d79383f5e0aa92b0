/// A part of a photo's file: what its format calls it, and where it lies.
///
/// Every part that a walk meets is listed except those of the picture itself, so that evidence can
/// name the byte that it was read from.
struct FilePart: Hashable {
  /// The name in the format: `APP13`, `iTXt`, `uuid`, `Exif`, or the number of a TIFF tag.
  ///
  /// Some formats let anyone invent names, so it is text from outside.
  var name: String

  /// The bytes of the file that the part takes, with its length and name.
  var range: Range<Int>

  /// The bytes of the file that are its content.
  var content: Range<Int>
}

extension FilePart {
  /// The name of what follows the end of the container.
  static let rest = "after the end"
}
