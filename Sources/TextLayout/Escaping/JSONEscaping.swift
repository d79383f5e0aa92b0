/// Writes JSON so that a terminal and an editor show all of it.
public enum JSONEscaping {
  /// Returns the same JSON with invisible characters and those that turn text around as `\u` escapes.
  ///
  /// Such characters occur only inside of strings, where an escape means the character itself.
  public static func escape(_ json: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      if scalar != "\n", isHidden(scalar) {
        for unit in String(Character(scalar)).utf16 {
          result.append(contentsOf: "\\u\(hexadecimal(unit))".unicodeScalars)
        }
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
