extension TextTraits {
  /// The blocks in which single characters matter, so that a text with one is read twice.
  static let blocksWithSpecialCharacters: TextTraits = [
    .latinSymbol, .combiningMark, .rightToLeft, .indic, .jamo, .symbol, .kana, .compatibility,
    .supplementary,
  ]

  /// Returns the traits that single characters beyond ASCII give to a text of valid UTF-8.
  @inline(never)
  static func special(in range: Range<Int>, of bytes: Span<UInt8>) -> TextTraits {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return [] }
    var traits: TextTraits = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      // The range is checked above, once for all bytes.
      let lead = unsafe bytes[unchecked: offset]
      if lead < 0xC2 {
        offset &+= 1
        // Eight ASCII characters at a time.
        while lead < 0x80, offset &+ 8 <= range.upperBound,
          unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
            & 0x8080_8080_8080_8080 == 0
        {
          offset &+= 8
        }
        continue
      }
      if lead >= 0xE4, lead < 0xEF {
        offset &+= 3
        continue
      }
      switch lead {
      case 0xC2:
        guard offset + 1 < range.upperBound else { return traits }
        let second = bytes[offset + 1]
        if second < 0xA0 { traits.insert(.damage) }
        if second == 0xAD { traits.insert(.formatCharacter) }
        offset += 2
      case 0xCC, 0xCD:
        traits.insert(.unstable)
        offset += 2
      case 0xD8:
        guard offset + 1 < range.upperBound else { return traits }
        if bytes[offset + 1] == 0x9C { traits.insert(.formatCharacter) }
        offset += 2
      case 0xD9:
        guard offset + 1 < range.upperBound else { return traits }
        if bytes[offset + 1] == 0xAA { traits.insert(.foreignPercent) }
        offset += 2
      case 0xE0...0xE3, 0xEF:
        guard offset + 2 < range.upperBound else { return traits }
        let second = unsafe bytes[unchecked: offset &+ 1]
        let third = unsafe bytes[unchecked: offset &+ 2]
        let value = UInt16(lead & 0x0F) << 12 | UInt16(second & 0x3F) << 6 | UInt16(third & 0x3F)
        traits.formUnion(special(value))
        if lead == 0xEF, isHighLetter(value) { traits.insert(.highLetter) }
        offset += 3
      case 0xF0...0xFF:
        guard offset + 3 < range.upperBound else { return traits }
        // Before U+1F000, where emoji begin, there are letters and musical notes; from U+20000 to
        // U+3FFFF there is Han.
        let second = bytes[offset + 1]
        if lead == 0xF0, second < 0x9F { traits.insert(.unstable) }
        if lead == 0xF0, second != 0x9F { traits.insert(.highLetter) }
        if bytes[offset + 2] == 0xBF, bytes[offset + 3] >= 0xBE { traits.insert(.damage) }
        offset += 4
      default: offset += 2
      }
    }
    return traits
  }

  /// Returns the traits of a character from U+0800 to U+3FFF or from U+F000.
  @inline(__always)
  private static func special(_ value: UInt16) -> TextTraits {
    switch value {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0x180E, 0x3164, 0xFEFF, 0xFFA0:
      .formatCharacter
    case 0x3041...0x3096, 0x30A1...0x30FA: .kanaLetter
    case 0x0800...0x1DFF, 0x1F00...0x1FFF, 0x2000, 0x2001, 0x20D0...0x20FF, 0x2126...0x212B,
      0x2329, 0x232A, 0x2ADC, 0x2CEF...0x2DFF, 0x302A...0x302F, 0x3099, 0x309A, 0xFB1D...0xFB4E,
      0xFE20...0xFE2F:
      .unstable
    case 0xFE6A, 0xFF05: .foreignPercent
    case 0xFDD0...0xFDEF, 0xFFFD...0xFFFF: .damage
    default: []
    }
  }

  /// Returns whether a character from U+F000 to U+FFFF is a letter: a Han character, an Armenian,
  /// Hebrew or Arabic presentation form, a fullwidth Latin letter, a halfwidth kana or Hangul.
  private static func isHighLetter(_ value: UInt16) -> Bool {
    switch value {
    case 0xF900...0xFAFF, 0xFB13...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFC, 0xFF21...0xFF3A,
      0xFF41...0xFF5A, 0xFF66...0xFFDC:
      true
    default: false
    }
  }
}
