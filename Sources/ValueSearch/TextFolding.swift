import ASCII
import Characters
import Foundation

/// Texts in one of the many ways to write them, so that they can be compared byte by byte.
///
/// Letters are composed and of one width, and all forms of a Chinese character are one; space is
/// one blank. What says nothing is left out: marks that no one sees, vowel points of Arabic and
/// Hebrew, and accents of Greek, which capitals lack.
enum TextFolding {
  /// Returns a text without differences of case, width, composition and space, in UTF-8.
  static func folded(_ text: String) -> [UInt8] { folded(text, isCased: false) }

  /// Returns a text without differences of width, composition and space, in UTF-8.
  static func cased(_ text: String) -> [UInt8] { folded(text, isCased: true) }

  private static func folded(_ text: String, isCased: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { append(byte, isCased: isCased, to: &result) }
      return result
    }
    // Composed in one step, Foundation leaves marks of half width apart.
    let composed = text.decomposedStringWithCompatibilityMapping
      .precomposedStringWithCanonicalMapping
    for scalar in composed.unicodeScalars {
      if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
        append(byte, isCased: isCased, to: &result)
      } else {
        append(scalar, isCased: isCased, to: &result)
      }
    }
    return result
  }

  private static func append(_ byte: UInt8, isCased: Bool, to result: inout [UInt8]) {
    guard byte > 0x20 else {
      if result.last != 0x20 { result.append(0x20) }
      return
    }
    result.append(isCased ? byte : byte.asciiLowercased)
  }

  private static func append(
    _ scalar: Unicode.Scalar, isCased: Bool, to result: inout [UInt8]
  ) {
    switch scalar.value {
    // Soft hyphens, joiners, marks of direction, variation selectors, and the mark of the order of
    // bytes.
    case 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064,
      0xFE00...0xFE0F, 0xFEFF, 0xE0100...0xE01EF:
      return
    // Points and lengthening of Hebrew and Arabic.
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x640, 0x64B...0x652, 0x670:
      return
    case 0x2010...0x2015, 0x2212: return result.append(UInt8(ascii: "-"))
    case 0x2018, 0x2019, 0x2BC: return result.append(UInt8(ascii: "'"))
    case 0x2028, 0x2029, 0x85: return append(0x20, isCased: isCased, to: &result)
    case 0x3400...0x9FFF, 0xFA0E...0xFA29, 0x20000...0x3FFFF:
      return append(utf8: HanVariants.representative(of: scalar), to: &result)
    default: break
    }
    guard !isCased, hasCase(scalar) else { return append(utf8: scalar, to: &result) }
    // The dots of Turkish letters don’t stay where others write them.
    if scalar.value == 0x130 || scalar.value == 0x131 { return result.append(UInt8(ascii: "i")) }
    if scalar.value == 0x307, result.last == UInt8(ascii: "i") { return }
    // Through capitals, all forms of a letter become one, such as those of sigma.
    for upper in base(scalar).properties.uppercaseMapping.unicodeScalars {
      for lower in upper.properties.lowercaseMapping.unicodeScalars {
        append(utf8: lower, to: &result)
      }
    }
  }

  private static func append(utf8 scalar: Unicode.Scalar, to result: inout [UInt8]) {
    result += UTF8.encode(scalar).map(Array.init) ?? []
  }

  /// Returns a Greek letter without accents, and any other character as it is.
  private static func base(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x370...0x3FF).contains(scalar.value) || (0x1F00...0x1FFF).contains(scalar.value) else {
      return scalar
    }
    return String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
  }

  /// Whether a letter may have two cases; most scripts have one.
  private static func hasCase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x109F, 0x1100...0x139F, 0x1400...0x1C7F, 0x2E80...0xA63F, 0xAC00...0xFAFF:
      false
    default: true
    }
  }
}
