import TextLayout

/// Writes text so that a terminal shows it and does nothing else with it.
enum PlainTextEscaping {
  /// Returns the text with control characters shown by name and the narrow no-break space, which
  /// terminals draw in different widths, as a space.
  ///
  /// Values from outside were made visible before; this door is for the report's own words too.
  static func escape(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\u{202F}" {
        result.append(" ")
      } else if scalar.properties.generalCategory == .control {
        result.append(contentsOf: VisibleText(String(Character(scalar))).text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
