/// Keeps spreadsheets from evaluating text as a formula.
///
/// A program that opens a table computes what begins with `=`, `+`, `-` or `@`; also after spaces,
/// a tab or a line end, and in the wide forms of Japanese and Chinese (OWASP, CSV Injection). An
/// apostrophe in front makes it text. A text that has apostrophes before such a character gets one
/// more, so that taking one away always gives the text back.
///
/// `|` and `%`, which some lists add, begin no formula: a pipe acts only inside of one, and `%@` is
/// how many texts of a catalog begin.
public enum FormulaGuard {
  /// Returns a text that no program evaluates.
  public static func guarded(_ text: String) -> String {
    isDangerous(text) ? "'" + text : text
  }

  /// Returns the original of a guarded text.
  public static func unguarded(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "'"), isDangerous(text) else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  /// Returns whether a program may evaluate the text, ignoring leading apostrophes.
  private static func isDangerous(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { !["'", " ", "\u{A0}", "\u{3000}"].contains($0) }
    return switch first {
    case "=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\n", "\r": true
    default: false
    }
  }
}
