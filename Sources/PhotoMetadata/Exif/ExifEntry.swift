/// One entry of an EXIF directory, with the bytes of its value.
struct ExifEntry {
  /// The type of the value, numbered as in TIFF 6.0.
  var format: Int

  /// The number of values.
  var count: Int

  /// The values, in the byte order of the block.
  var value: ArraySlice<UInt8>
}
