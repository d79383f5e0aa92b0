/// Escapes text for HTML.
///
/// The result is valid between tags and in attribute values in quotes of either kind.
///
/// ```swift
/// let cell = "<td title=\"\(HTMLEscaping.escape(name))\">\(HTMLEscaping.escape(name))</td>"
/// ```
public enum HTMLEscaping {
  /// Returns the text with every character that means something to HTML as a character reference.
  ///
  /// No valid page holds a noncharacter or a control character other than a tab and a line feed,
  /// not even as a reference (HTML, 13.2.3.5 and 13.2.5.80). A name stands in its place, such as
  /// `⟨CR⟩`.
  public static func escape(_ text: String) -> String {
    namingImpossibleCharacters(in: text).replacingBytes { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      default: nil
      }
    }
  }

  private static func namingImpossibleCharacters(in text: String) -> String {
    guard text.unicodeScalars.contains(where: isImpossible) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isImpossible(scalar), let name = VisibleName.of(scalar) {
        result.append(contentsOf: name.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isImpossible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x20..<0x7F: false
    case 0..<0x20, 0x7F...0x9F: true
    default: scalar.value >= 0xFDD0 && scalar.properties.isNoncharacterCodePoint
    }
  }
}
