/// The position of a pixel in a picture as it is stored.
package struct StoredPosition: Hashable, Sendable {
  package let row: Int

  package let column: Int

  /// Finds the pixel that is seen at a position of a picture with EXIF’s orientation, 1 to 8.
  ///
  /// `width` and `height` are those of the stored picture.
  package init(seenAtX x: Int, y: Int, orientation: Int, width: Int, height: Int) {
    // EXIF 3.0, 4.6.5.1.6: the visual positions of row 0 and column 0 of the picture.
    (row, column) =
      switch orientation {
      case 2: (y, width - 1 - x)
      case 3: (height - 1 - y, width - 1 - x)
      case 4: (height - 1 - y, x)
      case 5: (x, y)
      case 6: (height - 1 - x, y)
      case 7: (height - 1 - x, width - 1 - y)
      case 8: (x, width - 1 - y)
      default: (y, x)
      }
  }
}
