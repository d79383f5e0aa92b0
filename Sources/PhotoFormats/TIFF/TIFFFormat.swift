/// The types of the values in a TIFF directory, numbered as in TIFF 6.0 and EXIF 3.0.
package enum TIFFFormat {
  package static let byte = 1
  package static let ascii = 2
  package static let undefined = 7
  package static let utf8 = 129
  package static let unsignedShort = 3
  package static let unsignedLong = 4
  package static let rational = 5
  package static let signedLong = 9
  package static let signedRational = 10
  package static let float = 11
  package static let double = 12
  package static let directoryOffset = 13

  /// Whole numbers of 8 bytes, unsigned and signed, and offsets of directories, in BigTIFF.
  package static let wide = 16...18

  /// Returns the size in bytes of one value of a format; nil if the format is invalid.
  package static func size(of format: Int) -> Int? {
    switch format {
    case byte, ascii, 6, undefined, utf8: 1
    case unsignedShort, 8: 2
    case unsignedLong, signedLong, float, directoryOffset: 4
    case rational, signedRational, double: 8
    default: nil
    }
  }
}
