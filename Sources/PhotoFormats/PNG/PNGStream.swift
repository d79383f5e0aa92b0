/// A compressed picture of a PNG file: that of the file, or a frame of an animation.
package struct PNGStream: Hashable, Sendable {
  /// The indices of the parts that contain its data, in order.
  package var parts: [Int] = []

  /// The bytes of the rows after decompression; nil if they are too many for any memory.
  package let dataSize: Int?

  /// Creates a stream without data.
  init(_ header: PNGHeader, width: Int, height: Int) {
    dataSize = header.dataSize(width: width, height: height)
  }
}
