import Escaping

extension String {
  /// Returns a number of spaces; none for a number below one.
  public static func spaces(_ count: Int) -> String {
    String(UInt8(ascii: " "), count: count)
  }

  /// Creates a text of one repeated ASCII character; empty for a number below one.
  package init(_ character: UInt8, count: Int) {
    self.init(
      decoding: [UInt8](repeating: character, count: Swift.max(0, count)), as: UTF8.self)
  }

  /// Returns the text padded with spaces to `width` columns; longer text is unchanged.
  public func padded(toColumns width: Int, alignment: ColumnAlignment = .leading) -> String {
    let padding = String.spaces(width - DisplayWidth.of(self))
    return alignment == .leading ? self + padding : padding + self
  }

  /// Returns the text cut to at most `width` columns, with `…` at the cut.
  ///
  /// A grapheme is kept or dropped whole. `isCut` means that the text is already incomplete, and
  /// gets its `…` however short it is.
  public func truncated(toColumns width: Int, isCut: Bool = false) -> String {
    let plain = PlainText(self)
    let columns = plain?.columns ?? DisplayWidth.of(self)
    guard isCut || columns > width else { return self }
    guard width > 0 else { return "" }
    if columns < width { return self + "…" }
    // In ASCII a column is a byte.
    if plain?.columns == utf8.count { return String(Substring(utf8.prefix(width - 1))) + "…" }
    let end =
      plain == nil
      ? Self.end(of: self, columns: width - 1, DisplayWidth.of)
      : Self.end(of: unicodeScalars, columns: width - 1, PlainText.columns)
    return self[..<end] + "…"
  }

  /// Returns the end of the text, cut to at most `width` columns, with `…` at the cut.
  ///
  /// Otherwise like ``truncated(toColumns:isCut:)``.
  public func truncatedAtStart(toColumns width: Int, isCut: Bool = false) -> String {
    let plain = PlainText(self)
    let columns = plain?.columns ?? DisplayWidth.of(self)
    guard isCut || columns > width else { return self }
    guard width > 0 else { return "" }
    if columns < width { return "…" + self }
    if plain?.columns == utf8.count { return "…" + String(Substring(utf8.suffix(width - 1))) }
    let start =
      plain == nil
      ? Self.end(of: reversed(), columns: width - 1, DisplayWidth.of).base
      : Self.end(of: unicodeScalars.reversed(), columns: width - 1, PlainText.columns).base
    return "…" + self[start...]
  }

  /// Returns the text with at most `width` columns, with `…` in its middle for what is left out.
  ///
  /// So the start and the end of a path or a sentence stay readable.
  public func truncatedInMiddle(toColumns width: Int) -> String {
    guard DisplayWidth.of(self) > width else { return self }
    guard width > 2 else { return truncated(toColumns: width) }
    let tail = truncatedAtStart(toColumns: (width + 1) / 2, isCut: true).dropFirst()
    let room = width - DisplayWidth.of(tail)
    return truncated(toColumns: room, isCut: true) + tail
  }

  /// Returns the end of the first pieces that together take at most a number of columns.
  private static func end<Pieces: Collection>(
    of pieces: Pieces, columns: Int, _ width: (Pieces.Element) -> Int
  ) -> Pieces.Index {
    var taken = 0
    return pieces.indices.first { index in
      taken += width(pieces[index])
      return taken > columns
    } ?? pieces.endIndex
  }
}
