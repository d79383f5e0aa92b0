/// A part of a photo's file: what its format calls it, and where it lies.
///
/// Every part that a walk meets is listed except those of the picture itself, so that evidence can
/// name the byte that it was read from.
public struct FilePart: Hashable, Sendable {
  /// The name in the format: `APP13`, `iTXt`, `uuid`, `Exif`, or the number of a TIFF tag.
  ///
  /// Some formats let anyone invent names, so it is text from outside.
  public var name: String

  /// The bytes of the file that the part takes, with its length and name.
  public var range: Range<Int>

  /// The bytes of the file that are its content.
  public var content: Range<Int>

  /// Creates a part.
  public init(name: String, range: Range<Int>, content: Range<Int>) {
    self.name = name
    self.range = range
    self.content = content
  }
}

extension FilePart {
  /// The name of what follows the end of the container.
  public static let rest = "after the end"
}
