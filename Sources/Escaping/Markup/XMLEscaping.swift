/// Writes text into XML 1.0.
public enum XMLEscaping {
  /// Returns text between tags, as Xcode writes it.
  public static func content(_ text: String) -> String {
    text.replacingBytes { byte in
      switch byte {
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "\r"): "&#13;"
      default: nil
      }
    }
  }

  /// Returns the text of an attribute for double quotes, as Xcode writes it.
  ///
  /// A parser turns raw tabs and line ends into spaces (XML 1.0, 3.3.3), so they are references.
  public static func attribute(_ text: String) -> String {
    text.replacingBytes { byte in
      switch byte {
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "\t"): "&#9;"
      case UInt8(ascii: "\n"): "&#10;"
      case UInt8(ascii: "\r"): "&#13;"
      default: nil
      }
    }
  }

  /// Returns the value of an attribute as it stands in a document, for double quotes.
  ///
  /// Between single quotes, double ones need no reference.
  public static func requoted(_ value: some Sequence<UInt8>) -> [UInt8] {
    value.flatMap { $0 == UInt8(ascii: "\"") ? Array("&quot;".utf8) : [$0] }
  }

  /// Returns text for readers, in content and attributes: invisible characters are shown by name.
  ///
  /// So it has only characters that XML can contain.
  public static func visible(_ text: String) -> String {
    HTMLEscaping.escape(VisibleText(text, limit: nil).text)
  }

  /// Returns the first character that XML 1.0 can't contain; nil if there is none.
  ///
  /// See XML 1.0, 2.2: control characters other than tab and line ends, U+FFFE and U+FFFF.
  public static func impossibleCharacter(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first(where: isImpossible)
  }

  /// Returns the text with U+FFFD for each character that XML 1.0 can't contain.
  public static func replacingImpossibleCharacters(in text: String) -> String {
    guard impossibleCharacter(in: text) != nil else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isImpossible($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isImpossible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
