/// The small picture that EXIF holds, in JPEG.
public struct Thumbnail: Hashable, Sendable {
  /// The byte of the file where it begins.
  public var offset: Int

  /// Its size.
  public var dimensions: PixelDimensions

  /// Creates a small picture.
  public init(offset: Int, dimensions: PixelDimensions) {
    self.offset = offset
    self.dimensions = dimensions
  }

  /// Reads the segments before the picture data; nil when there is no frame among them.
  init?(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    guard bytes.starts(with: [0xFF, JPEGMarker.startOfImage]) else { return nil }
    var reader = ByteReader(bytes.dropFirst(2))
    while reader.number(1) == 0xFF, let marker = reader.number(1), let length = reader.number(2),
      let marker = UInt8(exactly: marker), marker != JPEGMarker.startOfScan, length >= 2
    {
      if JPEGMarker.frames.contains(marker), !JPEGMarker.notFrames.contains(marker) {
        guard reader.take(1) != nil, let height = reader.number(2), let width = reader.number(2),
          width > 0, height > 0
        else { return nil }
        self.init(offset: offset, dimensions: PixelDimensions(width: width, height: height))
        return
      }
      guard reader.take(length - 2) != nil else { return nil }
    }
    return nil
  }
}
