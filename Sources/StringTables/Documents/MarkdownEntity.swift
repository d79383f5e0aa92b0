import ASCII

/// The references to characters that texts use: numbers, and the names that are common in prose.
///
/// Others stay as they are written.
enum MarkdownEntity {
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "copy": "©", "reg": "®", "trade": "™",
    "hellip": "…", "mdash": "—", "ndash": "–", "middot": "·", "bull": "•", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "times": "×",
    "divide": "÷", "deg": "°", "plusmn": "±", "para": "¶", "sect": "§", "euro": "€",
    "pound": "£", "yen": "¥", "cent": "¢", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
    "harr": "↔", "le": "≤", "ge": "≥", "ne": "≠", "infin": "∞", "check": "✓", "lbrack": "[",
    "rbrack": "]", "vert": "|", "ast": "*", "lowbar": "_", "grave": "`", "num": "#",
    "aacute": "á", "eacute": "é", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "agrave": "à", "egrave": "è", "ccedil": "ç", "ecirc": "ê", "oslash": "ø", "aring": "å",
  ]

  /// Returns the text that a reference at a position stands for, and the end of the reference; nil
  /// for none.
  static func text(at start: Int, in text: [UInt8]) -> (value: String, end: Int)? {
    let limit = min(text.count, start + 34)
    guard let end = text[start..<limit].firstIndex(of: UInt8(ascii: ";")), end > start + 1 else {
      return nil
    }
    let name = text[(start + 1)..<end]
    guard name.first == UInt8(ascii: "#") else {
      return names[String(decoding: name, as: UTF8.self)].map { (String($0), end + 1) }
    }
    var digits = name.dropFirst()
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    if isHexadecimal { digits = digits.dropFirst() }
    guard (1...(isHexadecimal ? 6 : 7)).contains(digits.count),
      digits.allSatisfy({ isHexadecimal ? $0.hexadecimalValue != nil : $0.isASCIIDigit }),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let scalar = number == 0 ? nil : Unicode.Scalar(number)
    return (String(scalar ?? "\u{FFFD}"), end + 1)
  }
}
