/// Escapes text for a terminal.
public enum PlainTextEscaping {
  /// Returns the text with control characters shown by name, and with a space for the narrow
  /// no-break space, which terminals draw in different widths.
  ///
  /// Pass untrusted text through ``VisibleText`` first; this one is for a report's own words too.
  public static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\u{202F}" || isControl($0) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\u{202F}" {
        result.append(" ")
      } else if isControl(scalar), let name = VisibleName.of(scalar) {
        result.append(contentsOf: name.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns whether this is one of the 65 control characters; Unicode will never add any.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
