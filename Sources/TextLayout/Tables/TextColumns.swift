/// Lays out texts in columns of a limited width.
package struct TextColumns {
  /// The width of a line in columns.
  package let width: Int

  /// The line breaker.
  package let breaker: any LineBreaking

  /// Whether the page is too narrow for labels beside their values.
  package let isNarrow: Bool

  /// Creates columns for the lines of a page, or of the part of one that is `width` wide.
  package init(width: Int, breaker: any LineBreaking, pageWidth: Int? = nil) {
    self.init(
      width: width, breaker: breaker, isNarrow: (pageWidth ?? width) < Self.narrowestBeside)
  }

  private init(width: Int, breaker: any LineBreaking, isNarrow: Bool) {
    self.width = width
    self.breaker = breaker
    self.isNarrow = isNarrow
  }

  /// Returns columns of another width on the same page.
  package func narrowed(to width: Int) -> TextColumns {
    TextColumns(width: width, breaker: breaker, isNarrow: isNarrow)
  }

  /// The minimum width of a page.
  package static let narrowestPage = 40

  /// The minimum width of a page with labels beside their values or descriptions; on a narrower one
  /// they go below.
  package static let narrowestBeside = 60

  /// The minimum width of a legible column.
  private static let narrowest = 16

  /// Returns the lines of a text, indented.
  package func lines(of text: String, indentation: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    return wrapped(text, width - indentation).map { $0.isEmpty ? "" : margin + $0 }
  }

  /// Returns the lines of labels and values, with the values aligned.
  ///
  /// On a narrow page, and if the labels leave too little space, a value goes below its label. A
  /// label is never broken.
  package func lines(
    ofRows rows: [(label: String, value: String)], indentation: Int = 0
  ) -> [String] {
    let labelWidth = rows.map { DisplayWidth.of($0.label) }.max() ?? 0
    let start = indentation + labelWidth + 2
    guard !isNarrow, width - start >= Self.narrowest else {
      return rows.flatMap { row in
        [String.spaces(indentation) + row.label]
          + lines(of: row.value, indentation: indentation + 2)
      }
    }
    return rows.flatMap { row in
      let label = row.label.padded(toColumns: labelWidth + 2)
      return lines(of: row.value, after: String(repeating: " ", count: indentation) + label)
    }
  }

  /// Returns the lines of a text after `lead`, with a hanging indent.
  package func lines(of text: String, after lead: String) -> [String] {
    let start = DisplayWidth.of(lead)
    let margin = String(repeating: " ", count: start)
    return wrapped(text, width - start).enumerated().map { index, line in
      var line = (index == 0 ? lead : margin) + line
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func wrapped(_ text: String, _ width: Int) -> [String] {
    LineWrapper(width: width, breaker: breaker).lines(of: text)
  }
}
