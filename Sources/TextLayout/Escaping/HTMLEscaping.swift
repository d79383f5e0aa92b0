/// Writes text so that HTML shows it and does nothing else with it.
///
/// The result is right for text between tags and for attribute values in quotes of either kind.
public enum HTMLEscaping {
  /// Returns the text with every character that means something to HTML written as a reference.
  ///
  /// The work is done by scalars: a mark after `<` makes one grapheme with it, and HTML still sees a
  /// tag.
  public static func escape(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
