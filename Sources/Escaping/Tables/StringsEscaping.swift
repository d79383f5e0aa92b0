import ASCII

/// Writes `.strings` files of Apple's platforms: property lists in NeXTSTEP format.
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

  /// Returns a comment with its delimiters, which no text in it can close.
  public static func comment(_ text: String) -> String {
    "/* " + text.breaking("*/") + " */"
  }
}
