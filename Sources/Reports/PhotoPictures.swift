public import PhotoMetadata
public import Thumbnails

/// The pictures of a photo on a page.
public struct PhotoPictures: Hashable, Sendable {
  /// Why there is no picture of a photo.
  public enum Absence: String, Hashable, Sendable {
    /// Pictures in the format of the file are not decoded.
    case format

    /// libheif or libjxl, which decodes it, is not installed.
    case libheif
    case libjxl

    /// The file or its picture is too large.
    case size

    /// The picture is damaged, or in a form that can't be decoded.
    case damaged
  }

  /// A small picture of the photo itself, upright; nil if it can't be decoded.
  public var picture: EncodedThumbnail?

  /// Whether the picture is the one that the file has besides the photo: a preview, which nothing
  /// binds to it.
  public var isPreview = false

  /// Why there is no picture; nil if that was not looked for.
  public var absence: Absence?

  /// The thumbnail in the file; nil if there is none, or it only repeats the picture.
  public var thumbnail: EncodedThumbnail?

  /// Where the two show something different; nil if that is nowhere, or was not looked for.
  public var difference: Frames?

  /// The part of the thumbnail that the picture shows; nil if that is all of it, or not known.
  public var crop: PicturePart?

  /// The same part of both pictures.
  public struct Frames: Hashable, Sendable {
    /// The part of the picture.
    public var picture: PicturePart

    /// The part of the thumbnail.
    public var thumbnail: PicturePart

    /// Creates the frames.
    public init(picture: PicturePart, thumbnail: PicturePart) {
      (self.picture, self.thumbnail) = (picture, thumbnail)
    }
  }

  /// Creates pictures from their parts.
  public init(
    picture: EncodedThumbnail? = nil, absence: Absence? = nil,
    thumbnail: EncodedThumbnail? = nil, difference: Frames? = nil, crop: PicturePart? = nil
  ) {
    (self.picture, self.absence) = (picture, absence)
    (self.thumbnail, self.difference, self.crop) = (thumbnail, difference, crop)
  }
}
