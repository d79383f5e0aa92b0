extension String {
  /// Returns the text with spaces added until it takes `width` columns; longer text stays as it is.
  public func padded(toColumns width: Int, alignment: ColumnAlignment = .leading) -> String {
    let padding = String(repeating: " ", count: Swift.max(0, width - DisplayWidth.of(self)))
    return alignment == .leading ? self + padding : padding + self
  }

  /// Returns the text cut so that it takes at most `width` columns, with `…` where it was cut.
  ///
  /// A grapheme is kept or dropped whole.
  public func truncated(toColumns width: Int) -> String {
    let plain = PlainText(self)
    guard plain?.columns ?? DisplayWidth.of(self) > width else { return self }
    guard width > 0 else { return "" }
    // In ASCII a column is a byte.
    if plain?.columns == utf8.count { return String(Substring(utf8.prefix(width - 1))) + "…" }
    return kept(of: self, columns: width - 1) + "…"
  }

  /// Returns the end of the text that takes at most `width` columns, with `…` where it was cut.
  ///
  /// A grapheme is kept or dropped whole.
  public func truncatedAtStart(toColumns width: Int) -> String {
    let plain = PlainText(self)
    guard plain?.columns ?? DisplayWidth.of(self) > width else { return self }
    guard width > 0 else { return "" }
    if plain?.columns == utf8.count { return "…" + String(Substring(utf8.suffix(width - 1))) }
    return "…" + String(kept(of: reversed(), columns: width - 1).reversed())
  }

  private func kept(of characters: some Sequence<Character>, columns: Int) -> String {
    var kept = ""
    var taken = 0
    for character in characters {
      taken += DisplayWidth.of(character)
      guard taken <= columns else { break }
      kept.append(character)
    }
    return kept
  }
}
