import PhotoFormats

/// Looks for what nobody has read in a copy that may contain only what was read.
///
/// The walk over the finished copy knows nothing of how it was made: each part must be of a kind
/// that is known, and as long as what is known of it.
enum UnreadRegions {
  /// Returns the name of the first region that is not understood; nil if there is none.
  static func first(in bytes: [UInt8], _ container: PhotoContainer) -> String? {
    switch container {
    case .jpeg: jpeg(bytes)
    case .png: png(bytes)
    case .webp: webp(bytes)
    case .tiff: tiff(bytes)
    case .heif: heif(bytes)
    case .jpegXL: jpegXL(bytes)
    case .gif: gif(bytes)
    default: nil
    }
  }
}
