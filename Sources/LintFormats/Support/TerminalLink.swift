import CatalogRules

/// Text that a terminal shows as a link (the sequence OSC 8).
public enum TerminalLink {
  /// Returns a text linked to an address; the text alone if that is nil.
  public static func text(_ text: String, to address: String?) -> String {
    guard let address else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}
