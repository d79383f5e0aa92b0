import TextLayout

/// Writes text so that a terminal shows it and does nothing else with it.
enum PlainTextEscaping {
  /// Returns the text with control characters shown by name and the narrow no-break space, which
  /// terminals draw in different widths, as a space.
  ///
  /// Values from outside were made visible before; this door is for the report's own words too.
  static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\u{202F}" || isControl($0) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\u{202F}" {
        result.append(" ")
      } else if isControl(scalar) {
        result.append(contentsOf: VisibleText(String(Character(scalar))).text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Unicode has promised never to add to these 65.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
