extension String {
  /// Returns a number of spaces; none for a number below one.
  public static func spaces(_ count: Int) -> String {
    String(
      decoding: [UInt8](repeating: UInt8(ascii: " "), count: Swift.max(0, count)), as: UTF8.self)
  }

  /// Returns the text with spaces added until it takes `width` columns; longer text stays as it is.
  public func padded(toColumns width: Int, alignment: ColumnAlignment = .leading) -> String {
    let padding = String.spaces(width - DisplayWidth.of(self))
    return alignment == .leading ? self + padding : padding + self
  }

  /// Returns the text cut so that it takes at most `width` columns, with `…` where it was cut.
  ///
  /// A grapheme is kept or dropped whole. `isCut` says that the text is a part already, and gets its `…`
  /// however short it is.
  public func truncated(toColumns width: Int, isCut: Bool = false) -> String {
    let plain = PlainText(self)
    let columns = plain?.columns ?? DisplayWidth.of(self)
    guard isCut || columns > width else { return self }
    guard width > 0 else { return "" }
    if columns < width { return self + "…" }
    // In ASCII a column is a byte.
    if plain?.columns == utf8.count { return String(Substring(utf8.prefix(width - 1))) + "…" }
    if plain != nil {
      let kept = Self.kept(of: unicodeScalars, columns: width - 1, PlainText.columns)
      return String(String.UnicodeScalarView(kept)) + "…"
    }
    return String(Self.kept(of: self, columns: width - 1, DisplayWidth.of)) + "…"
  }

  /// Returns the end of the text that takes at most `width` columns, with `…` where it was cut.
  ///
  /// It is otherwise as ``truncated(toColumns:isCut:)``.
  public func truncatedAtStart(toColumns width: Int, isCut: Bool = false) -> String {
    let plain = PlainText(self)
    let columns = plain?.columns ?? DisplayWidth.of(self)
    guard isCut || columns > width else { return self }
    guard width > 0 else { return "" }
    if columns < width { return "…" + self }
    if plain?.columns == utf8.count { return "…" + String(Substring(utf8.suffix(width - 1))) }
    if plain != nil {
      let kept = Self.kept(of: unicodeScalars.reversed(), columns: width - 1, PlainText.columns)
      return "…" + String(String.UnicodeScalarView(kept.reversed()))
    }
    let kept = Self.kept(of: reversed(), columns: width - 1, DisplayWidth.of)
    return "…" + String(kept.reversed())
  }

  /// Returns the first pieces that take no more than some columns together.
  private static func kept<Piece>(
    of pieces: some Sequence<Piece>, columns: Int, _ width: (Piece) -> Int
  ) -> [Piece] {
    var kept: [Piece] = []
    var taken = 0
    for piece in pieces {
      taken += width(piece)
      guard taken <= columns else { break }
      kept.append(piece)
    }
    return kept
  }
}
