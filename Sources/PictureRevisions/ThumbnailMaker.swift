import JPEGCodec
import PhotoMetadata
import Pictures

/// Makes thumbnails of a changed picture.
struct ThumbnailMaker {
  private let picture: JPEGPicture

  /// The longest side of a thumbnail.
  private static let longestSide = 512

  /// The qualities that are tried, best first.
  private static let qualities = [88, 75, 60, 40, 20]

  /// Creates a maker from a picture with 8 bits per channel.
  init(_ raster: Raster<UInt8>) {
    self.init(raster.thumbnail(longestSide: Self.longestSide))
  }

  /// Creates a maker from a picture with 16 bits per channel.
  init(_ raster: Raster<UInt16>) {
    self.init(raster.thumbnail(longestSide: Self.longestSide))
  }

  private init(_ small: Picture) {
    picture = JPEGPicture(
      width: small.width, height: small.height, layout: .rgb, bytes: small.bytes)
  }

  /// Returns a thumbnail as large as an old one, in at most `limit` bytes; nil if the old one can’t
  /// be read, or none is small enough.
  func jpeg(like old: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard let header = JPEGPicture.header(of: old) else { return nil }
    return jpeg(longestSide: max(header.width, header.height), limit: limit)
  }

  /// Returns a thumbnail in at most `limit` bytes; nil if none is small enough.
  func jpeg(longestSide: Int, limit: Int) -> [UInt8]? {
    let side = min(longestSide, Self.longestSide)
    let raster = Raster<UInt8>(
      width: picture.width, height: picture.height, layout: .rgb, values: picture.bytes)
    guard let small = raster?.thumbnail(longestSide: side) else { return nil }
    let thumbnail = JPEGPicture(
      width: small.width, height: small.height, layout: .rgb, bytes: small.bytes)
    for quality in Self.qualities {
      if let jpeg = thumbnail.encoded(quality: quality), jpeg.count <= limit { return jpeg }
    }
    return nil
  }
}
