/// A script in which languages are written, by the blocks of its letters in Unicode.
package enum WritingSystem: Hashable, CaseIterable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, gurmukhi, gujarati
  case oriya, tamil, telugu, kannada, malayalam, sinhala, thai, lao, tibetan, burmese, georgian
  case ethiopic, khmer, hangul, kana, han

  /// Finds the script of a letter; nil for other characters and rare scripts.
  package init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x41...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xA00...0xA7F: self = .gurmukhi
    case 0xA80...0xAFF: self = .gujarati
    case 0xB00...0xB7F: self = .oriya
    case 0xB80...0xBFF: self = .tamil
    case 0xC00...0xC7F: self = .telugu
    case 0xC80...0xCFF: self = .kannada
    case 0xD00...0xD7F: self = .malayalam
    case 0xD80...0xDFF: self = .sinhala
    case 0xE00...0xE7F: self = .thai
    case 0xE80...0xEFF: self = .lao
    case 0xF00...0xFFF: self = .tibetan
    case 0x1000...0x109F: self = .burmese
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: self = .georgian
    case 0x1200...0x139F: self = .ethiopic
    case 0x1780...0x17FF: self = .khmer
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .hangul
    case 0x3041...0x30FF: self = .kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    default: return nil
    }
  }

  /// Returns the scripts of which a text in a language has letters, by the code of its script in
  /// ISO 15924; none for a rare one.
  package static func systems(ofScript code: String) -> Set<WritingSystem> {
    byCode[code] ?? []
  }

  private static let byCode: [String: Set<WritingSystem>] = [
    "Latn": [.latin], "Grek": [.greek], "Cyrl": [.cyrillic], "Armn": [.armenian],
    "Hebr": [.hebrew], "Arab": [.arabic], "Deva": [.devanagari], "Beng": [.bengali],
    "Guru": [.gurmukhi], "Gujr": [.gujarati], "Orya": [.oriya], "Taml": [.tamil],
    "Telu": [.telugu], "Knda": [.kannada], "Mlym": [.malayalam], "Sinh": [.sinhala],
    "Thai": [.thai], "Laoo": [.lao], "Tibt": [.tibetan], "Mymr": [.burmese], "Geor": [.georgian],
    "Ethi": [.ethiopic], "Khmr": [.khmer], "Kore": [.hangul], "Jpan": [.kana, .han],
    "Hans": [.han], "Hant": [.han],
  ]
}
