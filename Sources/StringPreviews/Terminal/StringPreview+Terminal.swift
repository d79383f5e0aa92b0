import StringCatalogs

extension StringPreview {
  /// Returns the string as a block of lines for a terminal, each with a line feed.
  public func terminalText(path: String, style: TerminalStyle) -> String {
    StringBlock(style: style, path: path).lines(of: self).map { $0 + "\n" }.joined()
  }

  /// Returns strings as blocks of lines for a terminal, separated by empty lines.
  public static func terminalText(
    of strings: [StringPreview], path: String, style: TerminalStyle
  ) -> String {
    strings.map { $0.terminalText(path: path, style: style) }.joined(separator: "\n")
  }
}
