/// A part of a photo's file: its name in the format, and its range.
///
/// Every part that a walk finds is listed except those of the picture itself, so that evidence can
/// name its byte offset.
public struct FilePart: Hashable, Sendable {
  /// The name in the format: `APP13`, `iTXt`, `uuid`, `Exif`, or the number of a TIFF tag.
  ///
  /// Some formats allow custom names, so it is untrusted text.
  public var name: String

  /// The bytes of the part in the file, including its length and name.
  public var range: Range<Int>

  /// The bytes of its content in the file.
  public var content: Range<Int>

  /// Creates a part.
  public init(name: String, range: Range<Int>, content: Range<Int>) {
    self.name = name
    self.range = range
    self.content = content
  }
}

extension FilePart {
  /// The name of the data after the end of the container.
  public static let rest = "after the end"
}
