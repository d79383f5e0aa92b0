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
        return DecodedText(unicode: text, order: .little).text
      }
      return decoded(text)
    case (_, 2), (_, 129): return decoded(value)
    default: return nil
    }
  }

  /// Returns bytes as text up to a NUL, in the encoding that audits read it in.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String { DecodedText(bytes).text }
}
