/// An encoding of Chinese, Japanese or Korean text from before Unicode.
///
/// Decoding follows the Encoding Standard of the WHATWG; of EUC-JP, JIS X 0212 is not read, and of
/// Big5 not the characters of Hong Kong.
package enum EastAsianEncoding: Sendable, CaseIterable {
  case shiftJIS, eucJP, gb18030, eucKR, big5

  /// A character, and the bytes that it was written as.
  package struct Character: Sendable {
    /// The character.
    package let scalar: Unicode.Scalar
    /// Its first byte.
    package let first: UInt8
    /// Its second byte; 0 if it has only one.
    package let second: UInt8
    /// The number of its bytes.
    fileprivate let count: Int
  }

  /// Returns the characters of bytes; nil if they are not in this encoding.
  ///
  /// If the text `isCut`, its last character may be incomplete, and is left out.
  package func characters(_ bytes: ArraySlice<UInt8>, isCut: Bool = false) -> [Character]? {
    var characters: [Character] = []
    characters.reserveCapacity(bytes.count)
    var rest = bytes
    while !rest.isEmpty {
      guard let character = character(rest) else {
        return isCut && rest.count < 4 ? characters : nil
      }
      characters.append(character)
      rest = rest.dropFirst(character.count)
    }
    return characters
  }

  /// Returns the first character; nil if there is none.
  private func character(_ bytes: ArraySlice<UInt8>) -> Character? {
    guard let lead = bytes.first else { return nil }
    let first = Int(lead)
    if first < 0x80 {
      return Character(scalar: Unicode.Scalar(lead), first: lead, second: 0, count: 1)
    }
    if self == .shiftJIS, let katakana = Self.katakana(first) {
      return Character(scalar: katakana, first: lead, second: 0, count: 1)
    }
    guard let trail = bytes.dropFirst().first else { return nil }
    let second = Int(trail)
    if self == .gb18030, (0x30...0x39).contains(second) {
      return Self.fourBytes(bytes).map {
        Character(scalar: $0, first: lead, second: trail, count: 4)
      }
    }
    let scalar: Unicode.Scalar? =
      switch self {
      case .shiftJIS: Self.shiftJIS(first, second)
      case .eucJP:
        first == 0x8E
          ? Self.katakana(second) : Self.japanese(row: first - 0xA1, cell: second - 0xA1)
      case .gb18030: Self.gbk(first, second)
      case .eucKR: Self.korean(first, second)
      case .big5: Self.big5(first, second)
      }
    return scalar.map { Character(scalar: $0, first: lead, second: trail, count: 2) }
  }

  /// The katakana of half the width, which JIS X 0201 writes as one byte.
  private static func katakana(_ byte: Int) -> Unicode.Scalar? {
    (0xA1...0xDF).contains(byte) ? Unicode.Scalar(UInt32(0xFF61 + byte - 0xA1)) : nil
  }

  private static func shiftJIS(_ first: Int, _ second: Int) -> Unicode.Scalar? {
    let row: Int? =
      switch first {
      case 0x81...0x9F: first - 0x81
      case 0xE0...0xEF: first - 0xE0 + 31
      case 0xFA...0xFC: first - 0xFA + 47
      default: nil
      }
    guard let row, (0x40...0xFC).contains(second), second != 0x7F else { return nil }
    return EastAsianTable.shiftJIS.scalar(row: row, cell: second - (second > 0x7F ? 0x41 : 0x40))
  }

  /// A character of JIS X 0208, of which Shift_JIS has two rows behind one first byte.
  static func japanese(row: Int, cell: Int) -> Unicode.Scalar? {
    guard (0..<94).contains(row), (0..<94).contains(cell) else { return nil }
    return EastAsianTable.shiftJIS.scalar(row: row / 2, cell: row % 2 * 94 + cell)
  }

  private static func gbk(_ first: Int, _ second: Int) -> Unicode.Scalar? {
    guard (0x81...0xFE).contains(first), (0x40...0xFE).contains(second), second != 0x7F
    else { return nil }
    return EastAsianTable.gb18030.scalar(
      row: first - 0x81, cell: second - (second > 0x7F ? 0x41 : 0x40))
  }

  private static func big5(_ first: Int, _ second: Int) -> Unicode.Scalar? {
    let cell: Int? =
      switch second {
      case 0x40...0x7E: second - 0x40
      case 0xA1...0xFE: second - 0xA1 + 63
      default: nil
      }
    return cell.flatMap { EastAsianTable.big5.scalar(row: first - 0xA1, cell: $0) }
  }

  private static func fourBytes(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let code = bytes.prefix(4).map(Int.init)
    guard code.count == 4, (0x81...0xFE).contains(code[0]), (0x81...0xFE).contains(code[2]),
      (0x30...0x39).contains(code[3])
    else { return nil }
    let number =
      ((code[0] - 0x81) * 10 + code[1] - 0x30) * 1260 + (code[2] - 0x81) * 10 + code[3] - 0x30
    // GB 18030: the other planes begin with the bytes 0x90308130.
    if number >= 189_000 { return Unicode.Scalar(UInt32(0x10000 + number - 189_000)) }
    guard number < 39_420, let range = EastAsianTable.ranges.last(where: { $0.number <= number })
    else { return nil }
    return Unicode.Scalar(range.first + UInt32(number - range.number))
  }

  private static func korean(_ first: Int, _ second: Int) -> Unicode.Scalar? {
    if first >= 0xA1, second >= 0xA1 {
      return EastAsianTable.koreanStandard.scalar(row: first - 0xA1, cell: second - 0xA1)
    }
    let cell: Int? =
      switch second {
      case 0x41...0x5A: second - 0x41
      case 0x61...0x7A: second - 0x61 + 26
      case 0x81...0xFE: second - 0x81 + 52
      default: nil
      }
    guard let cell, first >= 0x81 else { return nil }
    // Microsoft's extension has the other syllables in the order of Unicode.
    let number = first < 0xA1 ? (first - 0x81) * 178 + cell : 32 * 178 + (first - 0xA1) * 84 + cell
    guard otherSyllables.indices.contains(number) else { return nil }
    return Unicode.Scalar(otherSyllables[number])
  }

  private static let otherSyllables: [UInt16] = {
    let known = EastAsianTable.koreanStandard.characters(in: 0xAC00...0xD7A3)
    return (0xAC00...0xD7A3).filter { !known.contains($0) }
  }()
}

extension EastAsianEncoding {
  /// Returns the text of ISO-2022-JP (RFC 1468), of which each character set begins with an escape
  /// sequence; nil if the bytes are not in it.
  package static func escapedJapanese(_ bytes: ArraySlice<UInt8>, isCut: Bool = false) -> String? {
    var text = String.UnicodeScalarView()
    var rest = bytes
    var isDouble = false
    var isKatakana = false
    while let first = rest.first {
      if first == 0x1B {
        guard let escape = escapes.first(where: { rest.dropFirst().starts(with: $0.code) }) else {
          return nil
        }
        (isDouble, isKatakana) = (escape.isDouble, escape.isKatakana)
        rest = rest.dropFirst(1 + escape.code.count)
        continue
      }
      guard first < 0x80 else { return nil }
      if isDouble, first > 0x20 {
        guard let second = rest.dropFirst().first else { return isCut ? String(text) : nil }
        guard let scalar = japanese(row: Int(first) - 0x21, cell: Int(second) - 0x21) else {
          return nil
        }
        text.append(scalar)
        rest = rest.dropFirst(2)
      } else {
        text.append(isKatakana ? katakana(Int(first) | 0x80) ?? "\u{FFFD}" : Unicode.Scalar(first))
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  private static let escapes: [(code: [UInt8], isDouble: Bool, isKatakana: Bool)] = [
    (Array("$B".utf8), true, false), (Array("$@".utf8), true, false),
    (Array("(B".utf8), false, false), (Array("(J".utf8), false, false),
    (Array("(I".utf8), false, true),
  ]
}
