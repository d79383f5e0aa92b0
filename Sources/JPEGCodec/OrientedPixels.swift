/// The pixels of a picture, oriented as EXIF says.
package struct OrientedPixels: Hashable, Sendable {
  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// The channels of all pixels, row by row from the upper left.
  package let bytes: [UInt8]

  /// Orients pixels that are stored row by row; nil if the orientation, 2 to 8, changes nothing.
  package init?(_ stored: [UInt8], width: Int, height: Int, channels: Int, orientation: Int) {
    guard (2...8).contains(orientation) else { return nil }
    let (newWidth, newHeight) = orientation >= 5 ? (height, width) : (width, height)
    self.width = newWidth
    self.height = newHeight
    var oriented = [UInt8](repeating: 0, count: stored.count)
    let source = stored.span
    var target = oriented.mutableSpan
    var index = 0
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let position = StoredPosition(
          seenAtX: x, y: y, orientation: orientation, width: width, height: height)
        let start = (position.row * width + position.column) * channels
        for channel in 0..<channels {
          target[index] = source[start + channel]
          index += 1
        }
      }
    }
    bytes = oriented
  }
}
