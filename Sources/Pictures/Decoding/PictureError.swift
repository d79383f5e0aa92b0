/// Why a picture can’t be decoded.
public enum PictureError: Error, Hashable, Sendable {
  /// The file is not a JPEG, PNG or WebP picture.
  case unknownFormat

  /// The file is damaged or ends early.
  case damaged

  /// The file is moving, or in colors that can’t be converted.
  case unsupported

  /// The file has more bytes, or its picture more pixels, than ``PictureLimits`` allow.
  case tooLarge
}
