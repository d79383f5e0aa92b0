package import PhotoFormats

/// The file of a picture as a browser may get it.
///
/// Only the headers are read; a browser decodes the file in a process of its own. Whatever the name
/// of the file says, a browser shows only these kinds, and runs no other.
package struct PictureFile: Sendable {
  /// The most pixels of a picture, which takes four bytes of the browser's memory for each: twice
  /// as many as the largest screens have.
  package static let maximumPixels = 64_000_000

  /// The bytes.
  package let bytes: [UInt8]

  /// The kind and the upright size.
  package let picture: WebPicture

  /// Reads the headers of a file; nil for another kind of file, and for a picture that is too
  /// large.
  package init?(_ bytes: [UInt8]) {
    guard let picture = WebPicture(bytes),
      picture.size.width <= Self.maximumPixels / picture.size.height
    else { return nil }
    (self.bytes, self.picture) = (bytes, picture)
  }

  /// The content type.
  package var type: String { "image/" + picture.container.rawValue }

  /// The extension of the name of a file, without a dot.
  package var fileExtension: String {
    picture.container == .jpeg ? "jpg" : picture.container.rawValue
  }
}
