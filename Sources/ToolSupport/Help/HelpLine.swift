/// A line of a help text before it is laid out.
enum HelpLine: Hashable {
  /// Words, with the spaces before them.
  case text(String)

  /// How a command is typed, behind its heading.
  case usage(String)

  /// An option, argument or command, and what it is for.
  case entry(label: String, description: String)
}
