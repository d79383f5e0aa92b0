import TextLayout

/// Writes text so that a terminal shows it and does nothing else with it.
enum PlainTextEscaping {
  /// Returns the text with control and bidi characters shown by name.
  ///
  /// Values were made visible before; this is the last door, for the report's own words too.
  static func escape(_ text: String) -> String {
    VisibleText(text, limit: .max).text
  }
}
