/// Why a picture can’t be decoded.
public enum PictureError: Error, Hashable, Sendable {
  /// The file is not a JPEG, PNG or WebP picture.
  case unknownFormat

  /// The file is damaged or ends early.
  case damaged

  /// The file is moving, or in colors that can’t be converted.
  case unsupported

  /// The file has more bytes than ``PictureLimits`` allow.
  case tooLarge

  /// The picture has more pixels than ``PictureLimits`` allow in a file of its size.
  case tooManyPixels(limit: Int)
}
