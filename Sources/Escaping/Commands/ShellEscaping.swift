/// Quotes words of a command line for people who paste it into a shell.
///
/// ```swift
/// let command = "metalens audit \(ShellEscaping.path("-my photos/"))"
/// ```
public enum ShellEscaping {
  /// Returns a text as one word that a shell reads as exactly this text, and that shows all of it.
  ///
  /// A text with invisible characters is written as `$'…'` (POSIX.1-2024, 2.2.4), with the bytes of
  /// those characters in octal.
  public static func word(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isPlain) { return text }
    if text.unicodeScalars.contains(where: { VisibleName.of($0) != nil }) {
      return dollarQuoted(text)
    }
    return "'" + text.replacingBytes { $0 == UInt8(ascii: "'") ? "'\\''" : nil } + "'"
  }

  /// Returns a path as one word that no command mistakes for an option.
  public static func path(_ path: String) -> String {
    word(path.utf8.first == UInt8(ascii: "-") ? "./" + path : path)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", ".", "_", "/", "-": true
    default: scalar.properties.isAlphabetic && VisibleName.of(scalar) == nil
    }
  }

  private static func dollarQuoted(_ text: String) -> String {
    var result = "$'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where VisibleName.of(scalar) != nil:
        for byte in UTF8.encode(scalar) ?? .init() {
          let digits = String(byte, radix: 8)
          result += "\\" + String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }
}
