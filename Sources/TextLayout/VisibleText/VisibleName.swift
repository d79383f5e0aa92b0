/// The names that stand for characters which can't be seen or which rearrange what can.
enum VisibleName {
  /// Returns what is shown in place of a scalar; nil when the scalar shows itself.
  static func of(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00...0x1F:
      // The block Control Pictures has a sign for each C0 control, in the same order.
      Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
    case 0x7F: "\u{2421}"
    case _ where isHidden(scalar): "⟨U+\(hexadecimal(scalar.value))⟩"
    default: nil
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Variation selectors choose a form of the letter before them.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
    // Format characters that are drawn: signs of numbers and of years in Arabic and its kin.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: return false
    // The blank of braille is no space and looks like one.
    case 0x2800: return true
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    // Spaces that are not the space, the no-break space or the ideographic space.
    case .spaceSeparator: return ![0x20, 0xA0, 0x3000].contains(scalar.value)
    default: return false
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
