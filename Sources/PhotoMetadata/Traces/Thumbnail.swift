public import PhotoFormats

/// The JPEG thumbnail in EXIF.
public struct Thumbnail: Hashable, Sendable {
  /// Its byte offset in the file.
  public var offset: Int

  /// Its size.
  public var dimensions: PixelDimensions

  /// The similarity to the picture, from -1 to 1; nil if they were not compared.
  public var similarity: Double?

  /// How much the most different detail of the picture stands out from the usual difference, as a
  /// factor; nil if they were not compared, or show different things.
  public var largestDifference: Double?

  /// The part of the picture with that detail, as people see it; nil if it is not known.
  public var changedPart: PicturePart?

  /// The part of the thumbnail that the picture shows, as people see it; nil if they were not
  /// compared, if it is all of the thumbnail, or if it can't be told for certain.
  public var shownPart: PicturePart?

  /// Creates a thumbnail.
  public init(offset: Int, dimensions: PixelDimensions) {
    self.offset = offset
    self.dimensions = dimensions
  }

  /// Reads the size in the picture's header; nil if there is none.
  init?(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    guard let header = JPEGHeader(bytes) else { return nil }
    self.init(offset: offset, dimensions: header.dimensions)
  }
}
