/// Validates UTF-8: Unicode 17, table 3-7.
enum UTF8Check {
  /// Returns the length of the character beyond ASCII that starts in the lowest byte of `bytes`.
  ///
  /// Zero means that there is none: the bytes are truncated, stray, overlong, a surrogate, or above
  /// U+10FFFF.
  @inline(__always)
  static func length(of bytes: UInt32) -> Int {
    // Most text beyond ASCII in catalogs is Chinese, Japanese or Korean: three bytes.
    if bytes & 0x00C0_C0F0 == 0x0080_80E0 {
      let highBits = bytes & 0x0000_200F
      return highBits != 0 && highBits != 0x0000_200D ? 3 : 0
    }
    if bytes & 0x0000_C0E0 == 0x0000_80C0 {
      return bytes & 0x0000_001E != 0 ? 2 : 0
    }
    if bytes & 0xC0C0_C0F8 == 0x8080_80F0 {
      // The five highest bits of the code point, in the first two bytes.
      let plane = (bytes & 0x07) << 2 | (bytes >> 12) & 0x03
      return plane >= 1 && plane <= 16 ? 4 : 0
    }
    return 0
  }
}
