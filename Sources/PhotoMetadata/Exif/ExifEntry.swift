/// One entry of an EXIF directory, with the bytes of its value.
struct ExifEntry {
  /// The type of the value, numbered as in TIFF 6.0.
  var format: Int

  /// The number of values.
  var count: Int

  /// The values, in the byte order of the block.
  var value: ArraySlice<UInt8>

  static let byte = 1
  static let ascii = 2
  static let undefined = 7
  static let utf8 = 129
  static let unsignedShort = 3
  static let unsignedLong = 4
  static let rational = 5
  static let signedLong = 9
  static let signedRational = 10
  static let float = 11
  static let double = 12
  static let directoryOffset = 13

  /// Returns the size in bytes of one value of a format; nil if the format is invalid.
  static func size(ofFormat format: Int) -> Int? {
    switch format {
    case byte, ascii, 6, undefined, utf8: 1
    case unsignedShort, 8: 2
    case unsignedLong, signedLong, float, directoryOffset: 4
    case rational, signedRational, double: 8
    default: nil
    }
  }
}
