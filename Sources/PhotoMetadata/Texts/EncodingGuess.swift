import Characters
import PhotoFormats

/// The most likely encoding of a text, by how common its characters would be in the languages that
/// use the encoding.
///
/// Likelihoods are natural logarithms of probabilities, summed over the characters.
enum EncodingGuess {
  /// Returns the text in its most likely encoding.
  ///
  /// `value` is all that the field has: in UTF-16 a NUL does not end a text.
  static func best(
    for bytes: ArraySlice<UInt8>, of value: ArraySlice<UInt8>, isCut: Bool
  ) -> DecodedText {
    // The text of most photos without UTF-8 is that of the first encoding here.
    var best = windows1252(bytes)
    let others =
      [windows1251(bytes)] + EastAsianEncoding.allCases.map { eastAsian(bytes, $0, isCut) }
      + [ByteOrder.little, .big].map { utf16(bytes, of: value, $0) }
    for candidate in others {
      if let candidate, candidate.likelihood > best.likelihood { best = candidate }
    }
    return DecodedText(best.text, best.encoding)
  }

  /// Returns UTF-16 without a mark; nil if the bytes are more likely as they stand.
  static func utf16(_ value: ArraySlice<UInt8>) -> DecodedText? {
    let end = value.lastIndex { $0 != 0 }.map { $0 + 1 } ?? value.startIndex
    let asItStands = likelihood(ofUnicode: String(decoding: value[..<end], as: UTF8.self))
    var best: (text: String, likelihood: Double) = ("", asItStands)
    for order in [ByteOrder.little, .big] {
      let text = order.utf16Text(value)
      let likelihood = likelihood(ofUnicode: text) - 8
      let count = text.utf16.count
      if count >= 2, 2 * count >= end - value.startIndex, likelihood > best.likelihood {
        best = (text, likelihood)
      }
    }
    return best.text.isEmpty ? nil : DecodedText(best.text, .utf16)
  }

  /// UTF-16 without a mark and without ASCII is rare.
  private static func utf16(
    _ bytes: ArraySlice<UInt8>, of value: ArraySlice<UInt8>, _ order: ByteOrder
  ) -> Candidate? {
    guard bytes.count >= 4 else { return nil }
    let likelihood = likelihood(ofUnicode: order.utf16Text(bytes)) - 8
    return (order.utf16Text(value), .utf16, likelihood)
  }

  /// Returns how likely a text in Unicode is.
  static func likelihood(ofUnicode text: String) -> Double {
    var sum = 0.0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case ..<0x80: sum += ascii(scalar, isLatin: true)
      case 0xA0..<0x250, 0x400..<0x460, 0x3000..<0x3100, 0xFF00..<0xFF60: sum += -6
      case _ where CommonCharacters.chinese.contains(scalar): sum += -6.4
      case _ where CommonCharacters.japanese.contains(scalar): sum += -7.2
      case _ where CommonCharacters.korean.contains(scalar): sum += -6.1
      case 0x4E00..<0xA000, 0xAC00..<0xD7A4: sum += -10
      default: sum += -13
      }
    }
    return sum
  }

  private typealias Candidate = (text: String, encoding: TextEncoding, likelihood: Double)

  // MARK: Two bytes a character

  private static func eastAsian(
    _ bytes: ArraySlice<UInt8>, _ encoding: EastAsianEncoding, _ isCut: Bool
  ) -> Candidate? {
    guard let characters = encoding.characters(bytes, isCut: isCut) else { return nil }
    var sum = encoding == .eucJP ? -3.0 : 0
    var text = String.UnicodeScalarView()
    for character in characters {
      text.append(character.scalar)
      sum +=
        character.first < 0x80
        ? ascii(character.scalar, isLatin: false)
        : likelihood(of: character, in: encoding)
    }
    let name: TextEncoding =
      switch encoding {
      case .shiftJIS: .shiftJIS
      case .eucJP: .eucJP
      case .gb18030: .gb18030
      case .eucKR: .eucKR
      case .big5: .big5
      }
    return (String(text), name, sum)
  }

  private static func likelihood(
    of character: EastAsianEncoding.Character, in encoding: EastAsianEncoding
  ) -> Double {
    switch encoding {
    case .shiftJIS, .eucJP: japanese(character, encoding)
    case .gb18030: chinese(character)
    case .eucKR: korean(character)
    case .big5: traditionalChinese(character)
    }
  }

  /// JIS X 0208 has the common characters in its rows 16 to 47, by their readings.
  private static func japanese(
    _ character: EastAsianEncoding.Character, _ encoding: EastAsianEncoding
  ) -> Double {
    switch character.scalar.value {
    case 0x3041...0x3096: return -4.7
    case 0x30A1...0x30FE: return -6
    case 0xFF61...0xFF9F: return -9
    case 0x4E00..<0xA000:
      if CommonCharacters.japanese.contains(character.scalar) { return -7.2 }
      let isFirstLevel = character.first < (encoding == .eucJP ? 0xD0 : 0x98)
      return isFirstLevel ? -10.3 : -13
    case 0x3000..<0x3020, 0xFF00..<0xFF60: return -7
    default: return -11
    }
  }

  /// GB 2312 has the common characters in its rows 16 to 55, by their readings.
  private static func chinese(_ character: EastAsianEncoding.Character) -> Double {
    if CommonCharacters.chinese.contains(character.scalar) { return -6.4 }
    let isOld = character.second >= 0xA1
    switch (character.scalar.value, character.first) {
    case (0x3000..<0x3020, _), (0xFF00..<0xFF60, _), (0xB7, _), (0x2014, _), (0x2026, _),
      (0x201C...0x201D, _):
      return -7
    case (_, 0xB0...0xD7) where isOld: return -9.9
    case (_, 0xD8...0xF7) where isOld: return -12.6
    case (_, 0xA1...0xA9) where isOld: return -11
    default: return -17
    }
  }

  /// Big5 has the common characters first, by their strokes, and then the rare ones.
  private static func traditionalChinese(_ character: EastAsianEncoding.Character) -> Double {
    if CommonCharacters.traditionalChinese.contains(character.scalar) { return -6.5 }
    switch (character.scalar.value, character.first) {
    case (0x3000..<0x3020, _), (0xFF00..<0xFF60, _), (0xB7, _), (0x2014, _), (0x2027, _),
      (0x2026, _), (0x201C...0x201D, _):
      return -7
    case (_, 0xA4...0xC6): return -10.2
    case (_, 0xC9...0xF9): return -13
    default: return -11
    }
  }

  /// KS X 1001 has 2,350 of the 11,172 syllables, which are almost all that is written.
  private static func korean(_ character: EastAsianEncoding.Character) -> Double {
    if CommonCharacters.korean.contains(character.scalar) { return -6.1 }
    switch character.scalar.value {
    case 0xAC00...0xD7A3: return character.first >= 0xA1 && character.second >= 0xA1 ? -9.7 : -15
    case 0x4E00..<0xA000, 0xF900..<0xFB00: return -15
    case 0x3000..<0x3020, 0xFF00..<0xFF60: return -8
    default: return -11
    }
  }

  // MARK: One byte a character

  private static func windows1251(_ bytes: ArraySlice<UInt8>) -> Candidate? {
    var sum = 0.0
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for byte in bytes {
      guard byte != 0x98 else { return nil }
      let scalar = byte < 0x80 ? Unicode.Scalar(byte) : SingleByteTable.cyrillic[Int(byte) - 0x80]
      sum += cyrillic(scalar, after: last)
      text.append(scalar)
      last = scalar
    }
    return (String(text), .windows1251, sum)
  }

  private static func cyrillic(_ scalar: Unicode.Scalar, after last: Unicode.Scalar) -> Double {
    let isMixed = { (letter: Unicode.Scalar, other: Unicode.Scalar) in
      letter.isCyrillic && other.isASCII && other.properties.isAlphabetic
    }
    // A word has letters of one script.
    let mixing = isMixed(scalar, last) || isMixed(last, scalar) ? -5.0 : 0
    if scalar.isASCII { return ascii(scalar, isLatin: false) + mixing }
    guard scalar.isCyrillic else {
      return "«»—–“”„№".unicodeScalars.contains(scalar) ? -6 : -9
    }
    if scalar.properties.isLowercase {
      return mixing
        + (CommonCharacters.cyrillic.contains(scalar)
          ? -2.9
          : (0x430...0x451).contains(scalar.value) || "єії".unicodeScalars.contains(scalar)
            ? -4.8 : -6)
    }
    let isRussian =
      (0x410...0x42F).contains(scalar.value) || "ЁЄІЇҐ".unicodeScalars.contains(scalar)
    let capital = last.properties.isAlphabetic ? (last.properties.isLowercase ? -9.0 : -5) : -5.5
    return mixing + capital - (isRussian ? 0 : 4)
  }

  private static func windows1252(_ bytes: ArraySlice<UInt8>) -> Candidate {
    var sum = 0.0
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for byte in bytes {
      let scalar =
        (0x80..<0xA0).contains(byte)
        ? SingleByteTable.western[Int(byte) - 0x80] : Unicode.Scalar(byte)
      sum += western(scalar, after: last)
      text.append(scalar)
      last = scalar
    }
    return (String(text), .windows1252, sum)
  }

  private static func western(_ scalar: Unicode.Scalar, after last: Unicode.Scalar) -> Double {
    if scalar.isASCII { return ascii(scalar, isLatin: true) }
    if scalar.value < 0xA0 { return -14 }
    if (0xC0...0xFF).contains(scalar.value), scalar.value != 0xD7, scalar.value != 0xF7 {
      // Two letters with accents rarely meet.
      let meeting = last.value >= 0xC0 && last.properties.isAlphabetic ? -4.0 : 0
      return meeting
        + (scalar.properties.isLowercase ? -5 : last.properties.isLowercase ? -10 : -6)
    }
    return "‘’“”–—…«»°©®·ºª¿¡€´".unicodeScalars.contains(scalar) ? -6.5 : -10
  }

  private static func ascii(_ scalar: Unicode.Scalar, isLatin: Bool) -> Double {
    switch scalar.value {
    case 0x20: -3
    case 0x61...0x7A: isLatin ? -3 : -5.5
    case 0x41...0x5A: isLatin ? -4.5 : -5.5
    case 0x09, 0x0A, 0x0D, 0x21...0x7E: -4
    default: -12
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isCyrillic: Bool { (0x400..<0x500).contains(value) }
}

/// The upper halves of encodings with one byte a character, as the Encoding Standard has them.
enum SingleByteTable {
  /// Windows-1251, from the byte 0x80 on; the byte 0x98 has no character.
  static let cyrillic = Array(
    """
    ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї\
    АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя
    """.unicodeScalars)

  /// Windows-1252, for the bytes from 0x80 to 0x9F; five have no character of their own.
  static let western = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
