import Escaping
import Foundation

/// The style of emails: declarations for each class, which are written into the elements.
///
/// Mail programs remove style sheets. The file `email.css` has only rules for one class and, with
/// `:lang()`, the variables of a language.
struct EmailStyle: Sendable {
  private let declarations: [String: String]
  private let variables: [String: [String: String]]

  /// Reads a style sheet.
  init(_ styleSheet: String) {
    var declarations: [String: String] = [:]
    var variables: [String: [String: String]] = [:]
    let rules = styleSheet.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
    for rule in rules.matches(of: /([^{}]+)\{([^{}]*)\}/) {
      let text = rule.2.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for selector in rule.1.split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.hasPrefix(".") {
          declarations[String(name.dropFirst()), default: ""] += Self.short(text)
        } else if let language = name.wholeMatch(of: /:lang\((.+)\)/) {
          for variable in text.matches(of: /(--[a-z]+): ([^;]*)/) {
            variables[String(language.1), default: [:]][String(variable.1)] = String(variable.2)
          }
        }
      }
    }
    self.declarations = declarations
    self.variables = variables
  }

  /// Returns declarations without the spaces that they don’t need, since a message is short.
  private static func short(_ declarations: String) -> String {
    declarations.replacing(/\s*([:;,])\s*/) { $0.1 }
  }

  /// Returns HTML in which each class is replaced by its declarations; classes without any are
  /// left out.
  func inlined(_ html: String, language: String, isRightToLeft: Bool) -> String {
    var values = variables[language] ?? variables["en"] ?? [:]
    values["--start"] = isRightToLeft ? "right" : "left"
    values["--end"] = isRightToLeft ? "left" : "right"
    var styles: [String: String] = [:]
    func style(_ classes: String) -> String {
      if let style = styles[classes] { return style }
      let text = classes.split(separator: " ").compactMap { declarations[String($0)] }.joined()
        .replacing(/var\((--[a-z]+)\)/) { values[String($0.1)] ?? "inherit" }
      let style = text.isEmpty ? "" : " style=\"\(HTMLEscaping.escape(text))\""
      styles[classes] = style
      return style
    }
    // Escaped text has no quotation mark, so that only tags can have such bytes.
    let parts = html.utf8.split(
      separator: Array(" class=\"".utf8), maxSplits: .max, omittingEmptySubsequences: false)
    var result = String(Substring(parts[0]))
    for part in parts.dropFirst() {
      let end = part.firstIndex(of: UInt8(ascii: "\"")) ?? part.endIndex
      result += style(String(Substring(part[..<end])))
      result += String(Substring(part[end...].dropFirst()))
    }
    return result
  }
}
