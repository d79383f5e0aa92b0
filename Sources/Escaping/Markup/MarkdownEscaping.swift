import ASCII

/// Escapes text for GitHub Flavored Markdown.
///
/// The result is valid inside a line and inside a table cell.
///
/// ```swift
/// let line = "* \(MarkdownEscaping.text(name)): \(MarkdownEscaping.code(path))"
/// ```
public enum MarkdownEscaping {
  /// Returns the text with every special character of Markdown escaped.
  public static func text(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      // In a cell, parsers disagree about an escaped bar after an escaped backslash, but not about
      // a reference.
      case "|": result.append(contentsOf: "&#124;".unicodeScalars)
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      // A comment between the sign and the name keeps GitHub from linking users and issues.
      case "@": result.append(contentsOf: "@<!-- -->".unicodeScalars)
      case "#" where isWord(next): result.append(contentsOf: "\\#<!-- -->".unicodeScalars)
      case "\\", "`", "*", "_", "[", "]", "~", "#", "!", "$":
        result.append("\\")
        result.append(scalar)
      // In URLs (https://) and emoji codes (:tada:), but not in times (12:34).
      case ":" where next == "/" || isWord(next) && !(index > 0 && scalars[index - 1].isASCIIDigit):
        result.append(contentsOf: "\\:".unicodeScalars)
      // In addresses without a scheme (www.example.org).
      case "." where index >= 3 && isWWW(scalars[(index - 3)..<index]):
        result.append(contentsOf: "\\.".unicodeScalars)
      case "\n", "\r", "\t": result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns a value as a code span, in which only backticks and bars are special.
  ///
  /// A value that a code span can't show exactly is escaped text instead: a backslash may precede a
  /// bar, and spaces at both ends are dropped.
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

  /// Returns a line of Markdown as one that begins a paragraph, not a list or another block.
  ///
  /// CommonMark 0.31.2, 4.1, 4.3 and 5.2: a line of dashes or equals signs, and markers of lists.
  public static func paragraph(_ line: String) -> String {
    let line = line.unicodeScalars.drop { $0 == " " }
    guard let first = line.first else { return "" }
    if ["-", "+", "="].contains(first) { return "\\" + String(line) }
    let digits = line.prefix { $0.isASCIIDigit }
    guard !digits.isEmpty, let next = line.dropFirst(digits.count).first, next == "." || next == ")"
    else { return String(line) }
    return String(digits) + "\\" + String(line.dropFirst(digits.count))
  }

  /// Returns a fence for a block that holds `text`: longer than any run of backticks in it.
  public static func fence(for text: String) -> String {
    String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
  }

  /// Returns lines as a code block in a language, which may be `text`.
  public static func block(of lines: [String], language: String) -> String {
    let text = lines.map { $0 + "\n" }.joined()
    let fence = fence(for: text)
    return fence + language + "\n" + text + fence + "\n"
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.isASCIIDigit || ["_", "-", "+"].contains(scalar)
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
