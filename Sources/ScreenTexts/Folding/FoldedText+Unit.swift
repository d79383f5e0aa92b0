extension FoldedText.Unit {
  /// Creates the unit of a character that has no parts and no capital form; nil for a space, an
  /// accent or a character that nobody sees.
  init?(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    guard !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint,
      !(0x300...0x36F).contains(scalar.value)
    else { return nil }
    let folded = Self.folded(scalar)
    self.scalar = folded
    let category = folded.properties.generalCategory
    guard category != .control else { return nil }
    isWordPart = folded.properties.isCased || category == .decimalNumber
    likeness = LikenessTable.number(of: folded)
    weight =
      switch folded.value {
      case 0x1100...0x1175: 0.6
      case 0x1176...0x11FF: 0.4
      case 0x3400...0x9FFF, 0x20000...0x3FFFF: 1.25
      default: Self.weight(of: category)
      }
  }

  private static func weight(of category: Unicode.GeneralCategory) -> Double {
    switch category {
    case .nonspacingMark, .spacingMark, .enclosingMark: 0.35
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      1
    default: 0.25
    }
  }

  /// Returns the plain form of capitals, quotation marks, dashes and dots.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "A"..."Z": Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
    case "ı": "i"
    case "ς": "σ"
    case "‘", "’", "‚", "‛", "′", "`": "'"
    case "“", "”", "„", "‟", "″", "«", "»", "「", "」", "『", "』": "\""
    case "‐"..."―", "−", "⁃", "﹘", "﹣": "-"
    case "•", "・", "‧", "∙", "⋅", "●": "·"
    default: scalar
    }
  }
}
