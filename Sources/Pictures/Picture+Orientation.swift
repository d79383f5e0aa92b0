internal import JPEGCodec

extension Picture {
  /// Returns the picture oriented according to EXIF’s orientation, 1 to 8.
  package consuming func oriented(by orientation: Int) -> Picture {
    guard
      let oriented = OrientedPixels(
        bytes, width: width, height: height, channels: layout.channels, orientation: orientation),
      let picture = Picture(
        width: oriented.width, height: oriented.height, layout: layout, bytes: oriented.bytes)
    else { return self }
    return picture
  }
}
