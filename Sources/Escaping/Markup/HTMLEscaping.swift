/// Writes text so that HTML shows it and does nothing else with it.
///
/// The result is right for text between tags and for attribute values in quotes of either kind.
public enum HTMLEscaping {
  /// Returns the text with every character that means something to HTML as a character reference.
  ///
  /// A parser turns a raw carriage return into a line feed (HTML, 13.2.3.5), so it is a reference
  /// too. HTML can't hold U+0000, which becomes U+FFFD as in every parser.
  public static func escape(_ text: String) -> String {
    text.replacingBytes { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      case UInt8(ascii: "\r"): "&#13;"
      case 0: "\u{FFFD}"
      default: nil
      }
    }
  }
}
