public import PhotoMetadata

/// Where a picture and its thumbnail show something different.
public struct ThumbnailDifference: Hashable, Sendable {
  /// The thumbnail, turned like the picture.
  public var thumbnail: EncodedThumbnail

  /// The part of the picture as people see it.
  public var pictureFrame: PicturePart

  /// The same part of the thumbnail.
  public var thumbnailFrame: PicturePart

  /// Creates a difference from its parts.
  public init(
    thumbnail: EncodedThumbnail, pictureFrame: PicturePart, thumbnailFrame: PicturePart
  ) {
    self.thumbnail = thumbnail
    self.pictureFrame = pictureFrame
    self.thumbnailFrame = thumbnailFrame
  }
}
