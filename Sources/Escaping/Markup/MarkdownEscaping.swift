/// Writes text so that GitHub flavoured Markdown shows it and does nothing else with it.
///
/// The result is right inside a line and inside a cell of a table.
public enum MarkdownEscaping {
  /// Returns the text with every character that means something to Markdown escaped.
  public static func text(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      // In a cell, an escaped bar after an escaped backslash is read in two ways; a reference in
      // one.
      case "|": result.append(contentsOf: "&#124;".unicodeScalars)
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      // A comment stands between the sign and the name, so that GitHub mentions nobody and no
      // issue.
      case "@": result.append(contentsOf: "@<!-- -->".unicodeScalars)
      case "#" where isWord(next): result.append(contentsOf: "\\#<!-- -->".unicodeScalars)
      case "\\", "`", "*", "_", "[", "]", "~", "#", "!", "$":
        result.append("\\")
        result.append(scalar)
      // Of addresses (https://) and of emoji by name (:tada:), and not of times (12:34).
      case ":" where next == "/" || isWord(next) && !(index > 0 && isDigit(scalars[index - 1])):
        result.append(contentsOf: "\\:".unicodeScalars)
      // Of addresses without a scheme (www.example.org).
      case "." where index >= 3 && isWWW(scalars[(index - 3)..<index]):
        result.append(contentsOf: "\\.".unicodeScalars)
      case "\n", "\r", "\t": result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns a value as a code span, in which only backticks and bars mean something.
  ///
  /// A value that a code span can't show exactly comes as escaped text: a backslash can stand
  /// before a bar, and spaces at both ends are dropped.
  public static func code(_ value: String) -> String {
    guard !value.isEmpty else { return "" }
    let scalars = value.unicodeScalars
    let isExact =
      !scalars.contains { ["\\", "|", "\n", "\r", "\t"].contains($0) }
      && scalars.first != " " && scalars.last != " "
    guard isExact else { return text(value) }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: value) + 1)
    let padding = scalars.first == "`" || scalars.last == "`" ? " " : ""
    return fence + padding + value + padding + fence
  }

  /// Returns a fence for a block that holds `text`: longer than any run of backticks in it.
  public static func fence(for text: String) -> String {
    String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
  }

  /// Returns lines as a block of code in a language, which may be `text`.
  public static func block(of lines: [String], language: String) -> String {
    let text = lines.map { $0 + "\n" }.joined()
    let fence = fence(for: text)
    return fence + language + "\n" + text + fence + "\n"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || isDigit(scalar) || ["_", "-", "+"].contains(scalar)
  }

  private static func isWWW(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { $0 == "w" || $0 == "W" }
  }

  private static func longestRun(of wanted: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == wanted ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
