/// The characters with Unicode's White_Space property, in UTF-8.
enum WhiteSpace {
  /// Returns the length in bytes of the white space at a position; zero if there is none.
  @inline(__always)
  static func length(in bytes: Span<UInt8>, at position: Int) -> Int {
    let first = bytes[position]
    if first < 0x80 { return isASCII(first) ? 1 : 0 }
    switch first {
    case 0xC2 where position + 1 < bytes.count:
      return isLatin(bytes[position + 1]) ? 2 : 0
    case 0xE1...0xE3 where position + 2 < bytes.count:
      return isWide(first, bytes[position + 1], bytes[position + 2]) ? 3 : 0
    default: return 0
    }
  }

  /// Returns the length in bytes of the white space before a position; zero if there is none.
  @inline(__always)
  static func length(in bytes: Span<UInt8>, before end: Int) -> Int {
    let last = bytes[end - 1]
    if last < 0x80 { return isASCII(last) ? 1 : 0 }
    guard end >= 2 else { return 0 }
    let second = bytes[end - 2]
    if second == 0xC2 { return isLatin(last) ? 2 : 0 }
    guard end >= 3 else { return 0 }
    return isWide(bytes[end - 3], second, last) ? 3 : 0
  }

  @inline(__always)
  private static func isASCII(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// U+0085 and U+00A0.
  @inline(__always)
  private static func isLatin(_ second: UInt8) -> Bool {
    second == 0xA0 || second == 0x85
  }

  /// U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F and U+3000.
  @inline(__always)
  private static func isWide(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    case (0xE1, 0x9A): third == 0x80
    case (0xE2, 0x80): third <= 0x8A || third == 0xA8 || third == 0xA9 || third == 0xAF
    case (0xE2, 0x81): third == 0x9F
    case (0xE3, 0x80): third == 0x80
    default: false
    }
  }
}
