import Foundation

/// Folded text in letters without accents, as keyboards without them write it.
///
/// Marks of Latin, Cyrillic and Arabic letters go; letters that are more than one with a mark
/// become what stands for them, such as `o` for `ø`. In other scripts, marks make other sounds.
enum PlainLetters {
  /// Returns the ways to write a text without accents, none if it has none: with the letters alone,
  /// and with the two letters that stand for one in German, Danish and Norwegian.
  static func spellings(of text: [UInt8]) -> [[UInt8]] {
    guard text.contains(where: { $0 >= 0xC3 && $0 <= 0xE1 }) else { return [] }
    var (plain, double): ([UInt8], [UInt8]) = ([], [])
    var (isPlain, isSingle) = (true, true)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard let letters = letters(of: scalar) else {
        let bytes = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        plain += bytes
        double += bytes
        continue
      }
      isPlain = false
      plain += letters.plain
      double += letters.double ?? letters.plain
      isSingle = isSingle && letters.double == nil
    }
    return isPlain ? [] : isSingle ? [plain] : [plain, double]
  }

  /// What stands for a letter.
  private struct Letters {
    var plain: [UInt8]
    var double: [UInt8]?
  }

  /// Returns what stands for a letter; nil for one without accents.
  private static func letters(of scalar: Unicode.Scalar) -> Letters? {
    switch scalar.value {
    case 0xC0...0x24F: latin[Int(scalar.value) - 0xC0]
    case 0x1E00...0x1EFF: vietnamese[Int(scalar.value) - 0x1E00]
    // A mark that no letter is composed with.
    case 0x300...0x36F: Letters(plain: [])
    // ё, Ё; letters of Arabic with hamza and madda, without dots, and with the dots of another one.
    case 0x451: Letters(plain: Array("е".utf8))
    case 0x401: Letters(plain: Array("Е".utf8))
    case 0x622, 0x623, 0x625, 0x671: Letters(plain: Array("ا".utf8))
    case 0x649: Letters(plain: Array("ي".utf8))
    case 0x629: Letters(plain: Array("ه".utf8))
    default: nil
    }
  }

  private static let latin = (0xC0...0x24F).map(letters(ofLatin:))
  private static let vietnamese = (0x1E00...0x1EFF).map(letters(ofLatin:))

  /// Returns what stands for a letter of Latin; nil for any other character.
  private static func letters(ofLatin code: Int) -> Letters? {
    guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
    let double = doubles[scalar].map { Array($0.utf8) }
    if let text = others[scalar] { return Letters(plain: Array(text.utf8), double: double) }
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    guard let base, base.isASCII else { return nil }
    return Letters(plain: [UInt8(truncatingIfNeeded: base.value)], double: double)
  }

  /// The letters that are no other letter with a mark.
  private static let others: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D",
    "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ł": "l", "Ł": "L", "ı": "i", "ħ": "h", "Ħ": "H",
    "ŧ": "t", "Ŧ": "T",
  ]

  private static let doubles: [Unicode.Scalar: String] = [
    "ä": "ae", "Ä": "Ae", "ö": "oe", "Ö": "Oe", "ü": "ue", "Ü": "Ue", "å": "aa", "Å": "Aa",
    "ø": "oe", "Ø": "Oe",
  ]
}
