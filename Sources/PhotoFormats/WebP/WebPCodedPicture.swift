/// A coded picture in a WebP file.
package struct WebPCodedPicture: Hashable, Sendable {
  /// The name of the chunk with its colors, `VP8 ` or `VP8L`.
  package let name: String

  /// The content of that chunk.
  package let content: ArraySlice<UInt8>

  /// The content of the chunk with the transparency of `VP8 `; nil if there is none.
  package let alpha: ArraySlice<UInt8>?

  /// Creates a picture.
  package init(name: String, content: ArraySlice<UInt8>, alpha: ArraySlice<UInt8>?) {
    (self.name, self.content, self.alpha) = (name, content, alpha)
  }
}
