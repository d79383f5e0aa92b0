import PhotoFormats

extension ExifEntry {
  /// The text up to the first NUL, trimmed; nil if it is empty or not text.
  ///
  /// The type should be ASCII; some programs write text as bytes of undefined type. EXIF allows
  /// ASCII and, since 3.0, UTF-8. Older programs wrote Latin-1, which is assumed for every other
  /// sequence of bytes.
  var text: String? {
    guard format == TIFFFormat.ascii || format == TIFFFormat.undefined else { return nil }
    let characters = value.prefix { $0 != 0 }
    let start = characters.drop(while: \.isSpace)
    let end = start.lastIndex { !$0.isSpace }
    guard let end else { return nil }
    let trimmed = start[...end]
    // A long value may have been cut inside a character.
    let isCut = value.count >= Limits.exifValue
    return String(validating: trimmed, as: UTF8.self)
      ?? (isCut ? String(validating: Self.wholeCharacters(of: trimmed), as: UTF8.self) : nil)
      ?? String(String.UnicodeScalarView(trimmed.map { Unicode.Scalar($0) }))
  }

  /// Returns the bytes without the last UTF-8 sequence.
  private static func wholeCharacters(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let lead = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return [] }
    return bytes[..<lead]
  }
}
