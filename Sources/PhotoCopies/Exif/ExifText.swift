import PhotoFormats
import PhotoMetadata

/// The text in the value of an EXIF entry.
enum ExifText {
  /// Returns the text; nil if the value is none.
  static func text(of tag: Int, format: Int, value: ArraySlice<UInt8>) -> String? {
    switch (tag, format) {
    // The texts of Windows are in UTF-16, least significant byte first.
    case (0x9C9B...0x9C9F, _): return ByteOrder.little.utf16Text(value)
    // EXIF 3.0, 4.6.6: 8 bytes name the character set.
    case (0x9286, _), (0x001B, 7), (0x001C, 7):
      let text = value.dropFirst(8)
      if value.starts(with: "UNICODE".utf8) {
        // Its byte order is often not that of the block.
        let order: ByteOrder = text.first == 0 ? .big : .little
        return order.utf16Text(text)
      }
      return decoded(text)
    case (_, 2), (_, 129): return decoded(value)
    default: return nil
    }
  }

  /// Returns bytes as text up to a NUL, in UTF-8 or else in Latin-1.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = bytes.prefix { $0 != 0 }
    return String(validating: text, as: UTF8.self)
      ?? String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) }))
  }
}
