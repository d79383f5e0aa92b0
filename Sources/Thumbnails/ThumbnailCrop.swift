public import PhotoMetadata

/// A thumbnail of the whole picture in the file of a part of it.
public struct ThumbnailCrop: Hashable, Sendable {
  /// The thumbnail, turned like the picture.
  public var thumbnail: EncodedThumbnail

  /// The part of the thumbnail that the picture shows.
  public var frame: PicturePart

  /// Creates a crop from its parts.
  public init(thumbnail: EncodedThumbnail, frame: PicturePart) {
    (self.thumbnail, self.frame) = (thumbnail, frame)
  }
}
