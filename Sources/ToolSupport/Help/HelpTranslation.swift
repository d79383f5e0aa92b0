import StringCatalogs

/// Translates ArgumentParser's own words into the language of the environment.
///
/// The parser has English headings only; each is at the start of a line or is a whole phrase.
package enum HelpTranslation {
  private static let headings = [
    ("OVERVIEW:", "help.heading.overview"),
    ("USAGE:", "help.heading.usage"),
    ("Usage:", "help.heading.usage"),
    ("ARGUMENTS:", "help.heading.arguments"),
    ("OPTIONS:", "help.heading.options"),
    ("SUBCOMMANDS:", "help.heading.subcommands"),
    ("Help:", "help.heading.help"),
  ]

  private static let phrases = [
    ("Show help information.", "help.option.help"),
    ("Show the version.", "help.option.version"),
  ]

  /// Returns the parser's help or error message with its own words translated.
  package static func translate(_ message: String) -> String {
    withChoicesInLine(message).split(separator: "\n", omittingEmptySubsequences: false)
      .map { translate(line: String($0)) }
      .joined(separator: "\n")
  }

  /// Returns a message with the choices in the sentence; the parser lists more than five line by
  /// line.
  private static func withChoicesInLine(_ message: String) -> String {
    message.replacing(/\ one of the following:((?:\n  - .+)+)/) { match in
      let choices = match.1.split(separator: "\n  - ").map { "'\($0)'" }
      return " one of " + choices.joined(separator: ", ") + "."
    }
  }

  private static func translate(line: String) -> String {
    if line.hasPrefix("Error: ") {
      let sentence = String(line.dropFirst("Error: ".count))
      return heading("help.heading.error", ParserMessage.translation(of: sentence) ?? sentence)
    }
    for (english, key) in headings where line.hasPrefix(english) {
      return heading(key, line.dropFirst(english.count))
    }
    if let command = quotedCommand(in: line) {
      return "  " + ToolText.text("tool.seeHelp", .text(command))
    }
    let line = phrases.reduce(line) { $0.replacing($1.0, with: ToolText.text($1.1)) }
    return line.replacing(/\ ?\((values|default): ([^()]*)\)$/) { match in
      parenthesis(String(match.1), String(match.2))
    }
  }

  /// Returns the values of an option, its default or both, in parentheses.
  private static func parenthesis(_ kind: String, _ content: String) -> String {
    guard kind == "values" else { return ToolText.text("help.heading.default", .text(content)) }
    let parts = content.split(separator: "; default: ", maxSplits: 1).map(String.init)
    let values = (parts.first ?? "").replacing(", ", with: ToolText.text("help.heading.separator"))
    return parts.count < 2
      ? ToolText.text("help.heading.values", .text(values))
      : ToolText.text("help.heading.valuesAndDefault", .text(values), .text(parts[1]))
  }

  /// Returns a heading and the text after it; a fullwidth colon includes its space.
  private static func heading(_ key: String, _ rest: some StringProtocol) -> String {
    let heading = ToolText.text(key)
    let rest = rest.drop { $0 == " " }
    return rest.isEmpty || heading.hasSuffix("：") ? heading + rest : heading + " " + rest
  }

  /// Returns the command that a closing line quotes, such as `See 'X' for more information.`.
  private static func quotedCommand(in line: String) -> String? {
    guard line.hasPrefix("  See '"),
      line.hasSuffix("' for more information.") || line.hasSuffix("' for detailed help.")
    else { return nil }
    return line.split(separator: "'").dropFirst().first.map(String.init)
  }
}
