import ASCII

/// Writes the files `.strings` of Apple's platforms: property lists in the format of NeXTSTEP.
public enum StringsEscaping {
  /// Returns a text for the inside of quotation marks.
  public static func text(_ text: String) -> String {
    text.replacingBytes { byte in
      switch byte {
      case UInt8(ascii: "\""): "\\\""
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "\n"): "\\n"
      case UInt8(ascii: "\r"): "\\r"
      case UInt8(ascii: "\t"): "\\t"
      case 0..<0x20: "\\U" + byte.hexadecimal(digits: 4, uppercase: true)
      default: nil
      }
    }
  }

  /// Returns a comment between its marks, which nothing in it can end.
  public static func comment(_ text: String) -> String {
    "/* " + text.breaking("*/") + " */"
  }
}
