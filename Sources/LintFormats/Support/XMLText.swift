import CatalogRules
import TextLayout

/// Writes text into the attributes and the content of XML 1.0.
enum XMLText {
  /// Returns the text with references for what XML acts upon, and names for characters it can't hold.
  static func escape(_ text: String) -> String {
    let visible = VisibleText(text, limit: .max).text
    // The references of HTML are numbers or names that XML has too.
    return HTMLEscaping.escape(visible)
  }
}
