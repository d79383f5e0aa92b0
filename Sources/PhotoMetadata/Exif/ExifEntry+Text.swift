extension ExifEntry {
  /// The text up to the first NUL, without space around it; nil when it is empty or not text.
  ///
  /// The type should be ASCII; some programs write text as bytes of no type. EXIF allows ASCII and, since 3.0, UTF-8. Older programs wrote Latin-1, which every other
  /// sequence of bytes is read as.
  var text: String? {
    guard format == Self.ascii || format == Self.undefined else { return nil }
    let characters = value.prefix { $0 != 0 }
    let start = characters.drop(while: Self.isSpace)
    let end = start.lastIndex { !Self.isSpace($0) }
    guard let end else { return nil }
    let trimmed = start[...end]
    return String(validating: trimmed, as: UTF8.self)
      ?? String(String.UnicodeScalarView(trimmed.map { Unicode.Scalar($0) }))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
