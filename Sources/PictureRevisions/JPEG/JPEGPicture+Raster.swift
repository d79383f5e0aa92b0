import JPEGCodec
import Pictures

extension JPEGPicture {
  /// Creates a picture to encode from one with 8 bits per channel, gray or in colors.
  init(_ raster: Raster<UInt8>) {
    self.init(
      width: raster.width, height: raster.height, layout: raster.layout == .gray ? .gray : .rgb,
      bytes: raster.values)
  }
}
