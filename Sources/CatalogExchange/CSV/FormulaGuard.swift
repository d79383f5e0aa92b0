/// Keeps spreadsheets from taking a text for a formula.
///
/// A program that opens a table computes what begins with `=`, `+`, `-` or `@`, also behind a tab or a line end.
/// An apostrophe in front makes it text. A text that already has apostrophes before such a character gets one
/// more, so that taking one away always gives the text back.
enum FormulaGuard {
  private static let apostrophe = UInt8(ascii: "'")

  /// Returns a text that no program computes.
  static func disarmed(_ text: String) -> String {
    isDangerous(text.utf8.drop { $0 == apostrophe }) ? "'" + text : text
  }

  /// Returns the text that was disarmed.
  static func armed(_ text: String) -> String {
    guard text.utf8.first == apostrophe, isDangerous(text.utf8.drop { $0 == apostrophe })
    else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  private static func isDangerous(_ text: Substring.UTF8View) -> Bool {
    switch text.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0A,
      0x0D:
      true
    // Japanese and Chinese programs take the wide forms too: U+FF1D, U+FF0B, U+FF0D, U+FF20.
    case 0xEF: ["＝", "＋", "－", "＠"].contains { text.starts(with: $0.utf8) }
    default: false
    }
  }
}
