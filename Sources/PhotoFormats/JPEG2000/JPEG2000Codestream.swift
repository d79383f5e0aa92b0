/// The codestream of a JPEG 2000 picture, by itself or in a box.
package enum JPEG2000Codestream {
  /// The markers SOC and SIZ, with which it begins.
  package static let signature: [UInt8] = [0xFF, 0x4F, 0xFF, 0x51]

  /// The number of bytes that ``dimensions(_:)`` needs.
  package static let headerSize = signature.count + 20

  /// Returns the size of the picture; nil if there is none.
  ///
  /// ISO/IEC 15444-1, A.5.1: the marker SIZ, its length and capabilities, the right and lower edges
  /// of the grid, and the left and upper ones of the picture.
  package static func dimensions(_ bytes: ArraySlice<UInt8>) -> PixelDimensions? {
    guard bytes.starts(with: signature) else { return nil }
    var reader = ByteReader(bytes.dropFirst(signature.count + 4))
    guard let right = reader.number(4), let bottom = reader.number(4), let left = reader.number(4),
      let top = reader.number(4), right > left, bottom > top
    else { return nil }
    return PixelDimensions(width: right - left, height: bottom - top)
  }
}
