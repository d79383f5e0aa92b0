import StringCatalogs

/// The parser's help in the language of the environment, line by line.
///
/// The parser has English headings only; each is a line or begins one. It is asked for lines of
/// unlimited length, so that each entry has one line, or two if its label is long.
struct HelpText {
  /// The column at which the parser begins descriptions.
  private static let descriptionColumn = 26

  private static let sections = [
    "ARGUMENTS:": "help.heading.arguments", "OPTIONS:": "help.heading.options",
    "SUBCOMMANDS:": "help.heading.subcommands",
  ]

  private static let phrases = [
    ("Show help information.", "help.option.help"),
    ("Show the version.", "help.option.version"),
  ]

  /// The lines of the text.
  private(set) var lines: [HelpLine] = []

  /// Whether the next lines are entries: after the heading of a section, up to an empty line.
  private var isInSection = false

  private var hasGroups = false

  /// Translates a help text of the parser, or what follows the sentence of its errors.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      add(String(line))
    }
    while lines.last == .text("") { lines.removeLast() }
  }

  private mutating func add(_ line: String) {
    if line.isEmpty { isInSection = false }
    if isInSection {
      addEntry(line)
    } else if let heading = sectionHeading(line) {
      lines.append(.text(heading))
      isInSection = true
    } else {
      lines.append(translated(line))
    }
  }

  /// Returns the translation of the heading of a section; nil for any other line.
  private mutating func sectionHeading(_ line: String) -> String? {
    if let key = Self.sections[line] {
      let isOfRest = hasGroups && key == "help.heading.options"
      return ToolText.text(isOfRest ? "help.heading.otherOptions" : key)
    }
    let title = OptionHeading.allCases.lazy.map { $0.title.uppercased() }
      .first { line == $0 + ":" }
    guard let title else { return nil }
    hasGroups = true
    return ToolText.text("help.heading.group", .text(title))
  }

  /// Adds an entry, or the description of the one before, whose label took a line.
  private mutating func addEntry(_ line: String) {
    let label = line.prefix(Self.descriptionColumn)
    let rest = String(line.dropFirst(Self.descriptionColumn))
    if label.allSatisfy({ $0 == " " }), case .entry(let earlier, "")? = lines.last {
      lines[lines.count - 1] = .entry(label: earlier, description: Self.description(rest))
    } else if label.last == " " {
      lines.append(.entry(label: Self.label(label), description: Self.description(rest)))
    } else {
      lines.append(.entry(label: Self.label(line[...]), description: ""))
    }
  }

  private func translated(_ line: String) -> HelpLine {
    for heading in ["USAGE:", "Usage:"] where line.hasPrefix(heading) {
      return .usage(Self.heading("help.heading.usage", line.dropFirst(heading.count)))
    }
    for (english, key) in [("OVERVIEW:", "help.heading.overview"), ("Help:", "help.heading.help")]
    where line.hasPrefix(english) {
      return .text(Self.heading(key, line.dropFirst(english.count)))
    }
    if let command = Self.quotedCommand(in: line) {
      return .text("  " + ToolText.text("tool.seeHelp", .text(command)))
    }
    return .text(line)
  }

  private static func label(_ text: Substring) -> String {
    var label = text.drop { $0 == " " }
    while label.last == " " { label.removeLast() }
    let suffix = " (default)"
    guard label.hasSuffix(suffix) else { return String(label) }
    return label.dropLast(suffix.count) + ToolText.text("help.heading.defaultCommand")
  }

  private static func description(_ text: String) -> String {
    phrases.reduce(text) { $1.0 == $0 ? ToolText.text($1.1) : $0 }
      .replacing(/\ ?\((values|default): ([^()]*)\)$/) { match in
        parenthesis(String(match.1), String(match.2))
      }
  }

  /// Returns the values of an option, its default or both, in parentheses.
  private static func parenthesis(_ kind: String, _ content: String) -> String {
    guard kind == "values" else { return ToolText.text("help.heading.default", .text(content)) }
    let parts = content.split(separator: "; default: ", maxSplits: 1).map(String.init)
    let values = ToolText.list((parts.first ?? "").split(separator: ", ").map(String.init))
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
