/// A picture of a kind that every browser shows, by its headers: what it is, and how large.
///
/// Nothing is decoded, so a picture whose data is damaged has a size as well.
package struct WebPicture: Hashable, Sendable {
  /// The kind of file: JPEG, PNG, WebP or GIF.
  package let container: PhotoContainer

  /// The size in pixels, upright.
  package let size: PixelDimensions

  /// Reads the headers of a file; nil for another kind, and for one without a size.
  package init?(_ file: [UInt8]) {
    guard let container = PhotoContainer(signature: file.prefix(PhotoContainer.signatureSize)),
      let size = Self.size(of: file, container), size.width > 0, size.height > 0
    else { return nil }
    self.container = container
    // EXIF 3.0, 4.6.5: the orientations from 5 on exchange rows and columns.
    let isTurned = ExifOrientation.value(in: file[...], container) > 4
    self.size = isTurned ? PixelDimensions(width: size.height, height: size.width) : size
  }

  private static func size(of file: [UInt8], _ container: PhotoContainer) -> PixelDimensions? {
    switch container {
    case .jpeg: JPEGHeader(file[...])?.dimensions
    case .png: pngSize(file)
    case .webp: webpSize(file)
    case .gif: GIFFrame(file)?.screen
    default: nil
    }
  }

  /// PNG, third edition, 5.6: the chunk IHDR is the first one.
  private static func pngSize(_ file: [UInt8]) -> PixelDimensions? {
    var source = ByteSource(file, limit: .max)
    var parts = PNGParts()
    // Reading from memory doesn't fail.
    while let part = try? parts.next(in: &source) {
      guard part.kind == .chunk else { continue }
      guard part.name == "IHDR", let header = PNGHeader(file[part.content]) else { return nil }
      return PixelDimensions(width: header.width, height: header.height)
    }
    return nil
  }

  private static func webpSize(_ file: [UInt8]) -> PixelDimensions? {
    var source = ByteSource(file, limit: .max)
    var parts = RIFFParts()
    while let part = try? parts.next(in: &source) {
      guard part.kind == .chunk else { continue }
      if let size = WebPHeader.dimensions(part.name, file[part.content]) { return size }
    }
    return nil
  }
}
