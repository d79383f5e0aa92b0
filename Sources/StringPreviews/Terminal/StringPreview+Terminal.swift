import StringCatalogs

extension StringPreview {
  /// Returns strings as blocks of lines for a terminal, each with a line feed, a free line between them.
  public static func terminalText(
    of strings: [StringPreview], path: String, style: TerminalStyle
  ) -> String {
    let block = StringBlock(style: style, path: path)
    return strings.map { string in block.lines(of: string).map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }
}
