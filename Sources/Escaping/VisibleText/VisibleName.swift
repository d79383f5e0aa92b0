import ASCII

/// Names for characters that are invisible or rearrange text.
enum VisibleName {
  /// Returns the name of a scalar; nil if the scalar shows itself.
  static func of(_ scalar: Unicode.Scalar) -> String? {
    if scalar.value < 0x20 { return "⟨\(controlNames[Int(scalar.value)])⟩" }
    if scalar.value == 0x7F { return "⟨DEL⟩" }
    return isHidden(scalar) ? "⟨U+\(scalar.value.hexadecimal(digits: 4, uppercase: true))⟩" : nil
  }

  /// Returns whether a scalar is a visible letter or symbol and not a mark; a fast check for the
  /// most common ones.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA1...0xAC, 0xAE...0x02AF, 0x0391...0x03A1, 0x03A3...0x03CE, 0x0410...0x044F,
      0x05D0...0x05EA, 0x0621...0x064A, 0x0E01...0x0E30, 0x2010...0x2027, 0x3001...0x3003,
      0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// The abbreviations of the ASCII control characters; many fonts lack the symbols that Unicode
  /// has for them.
  private static let controlNames = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "TAB", "LF", "VT", "FF", "CR",
    "SO", "SI", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC",
    "FS", "GS", "RS", "US",
  ]

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Variation selectors choose a form of the letter before them.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
    // Visible format characters: signs of numbers and of years in Arabic and related scripts.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: return false
    // The braille blank is not a space and looks like one.
    case 0x2800: return true
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    // Spaces other than the space, the no-break space, the ideographic space and the narrow spaces
    // of CLDR's numbers, times and ranges.
    case .spaceSeparator: return ![0x20, 0xA0, 0x2009, 0x202F, 0x3000].contains(scalar.value)
    default: return false
    }
  }
}
