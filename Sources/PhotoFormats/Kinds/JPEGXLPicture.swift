/// The first bits of a JPEG XL picture, which contain its size.
package enum JPEGXLPicture {
  /// The signature of a picture.
  package static let signature: [UInt8] = [0xFF, 0x0A]

  /// The maximum number of bytes of signature and size.
  package static let headerSize = 2 + 9

  /// Returns the size; nil if the bytes are not a picture.
  ///
  /// ISO/IEC 18181-1, 5.1 (SizeHeader): the least significant bit of a byte comes first.
  package static func dimensions(_ bytes: ArraySlice<UInt8>) -> PixelDimensions? {
    guard bytes.starts(with: signature) else { return nil }
    var bits = bytes.dropFirst(2).flatMap { byte in (0..<8).map { Int(byte >> $0 & 1) } }[...]
    func number(_ count: Int) -> Int? {
      guard bits.count >= count else { return nil }
      defer { bits = bits.dropFirst(count) }
      return bits.prefix(count).reversed().reduce(0) { $0 << 1 | $1 }
    }
    guard let isSmall = number(1) else { return nil }
    func length() -> Int? {
      if isSmall == 1 { return number(5).map { ($0 + 1) * 8 } }
      return number(2).flatMap { number([9, 13, 18, 30][$0]) }.map { $0 + 1 }
    }
    guard let height = length(), let ratio = number(3) else { return nil }
    guard ratio > 0 else { return length().map { PixelDimensions(width: $0, height: height) } }
    let (across, down) = ratios[ratio - 1]
    return PixelDimensions(width: height * across / down, height: height)
  }

  private static let ratios = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
}
