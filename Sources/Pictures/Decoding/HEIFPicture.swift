/// The primary picture of a HEIC or AVIF file, decoded by libheif.
///
/// libheif is loaded when the first picture needs it. Who decodes must have checked the sizes that
/// the file declares: the library allocates what they ask for.
public struct HEIFPicture: Hashable, Sendable {
  /// How the picture is coded.
  public enum Codec: String, Hashable, Sendable, CaseIterable {
    /// HEVC, in HEIC files.
    case hevc = "HEVC"
    /// AV1, in AVIF files.
    case av1 = "AV1"
  }

  /// The pixels with 8 bits per channel.
  public var raster: Raster<UInt8>

  /// The colors that the coded picture says it has; nil if it doesn’t.
  public let colors: CodedColors?

  init(raster: Raster<UInt8>, colors: CodedColors?) {
    (self.raster, self.colors) = (raster, colors)
  }

  /// Decodes a file.
  ///
  /// `isUpright` asks for the picture as people see it: cropped, turned, and mirrored; otherwise it
  /// is as coded. Pictures with alpha are refused.
  public init(
    _ file: ArraySlice<UInt8>, codec: Codec, isUpright: Bool
  ) throws(HEIFPictureError) {
    self = try LibHEIF.picture(of: file, codec, thumbnail: nil, isUpright: isUpright)
  }

  /// Decodes the thumbnail with the number of an item, as people see it.
  package init(
    _ file: ArraySlice<UInt8>, codec: Codec, thumbnail: Int
  ) throws(HEIFPictureError) {
    self = try LibHEIF.picture(of: file, codec, thumbnail: thumbnail, isUpright: true)
  }
}

/// Why a HEIC or AVIF picture can’t be decoded.
public enum HEIFPictureError: Error, Hashable, Sendable {
  /// libheif is not installed.
  case noLibrary

  /// libheif has no decoder for the codec of the picture.
  case noDecoder

  /// The file is damaged or ends early.
  case damaged

  /// The picture is in a form that libheif can’t decode.
  case unsupported

  /// The picture is too large.
  case tooLarge
}
