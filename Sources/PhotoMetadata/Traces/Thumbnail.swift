/// The small picture that EXIF holds, in JPEG.
public struct Thumbnail: Hashable, Sendable {
  /// The byte of the file where it begins.
  public var offset: Int

  /// Its size.
  public var dimensions: PixelDimensions

  /// From -1 to 1 how alike it is to the picture; nil when they were not compared.
  public var similarity: Double?

  /// Creates a small picture.
  public init(offset: Int, dimensions: PixelDimensions) {
    self.offset = offset
    self.dimensions = dimensions
  }

  /// Reads the size in the picture's header; nil when there is none.
  init?(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    guard let header = JPEGHeader(bytes) else { return nil }
    self.init(offset: offset, dimensions: header.dimensions)
  }
}
