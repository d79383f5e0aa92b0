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
    guard DisplayWidth.of(self) > width else { return self }
    guard width > 0 else { return "" }
    var kept = ""
    var columns = 0
    for character in self {
      columns += DisplayWidth.of(character)
      guard columns < width else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
