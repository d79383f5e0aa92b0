import ASCII

/// A text with placeholders, parsed into pieces.
///
/// The pieces are contiguous, so their concatenation is the whole text. Anything but a placeholder
/// is text: a lone `%` at the end, `100 %`, `%!`.
package struct FormatString: Hashable, Sendable {
  /// The whole text, as written.
  package let text: String

  /// The pieces in the order of the text; empty for an empty text.
  package let pieces: [FormatPiece]

  /// Parses a text; every text can be parsed.
  package init(_ text: String) {
    self.text = text
    let utf8 = text.utf8
    guard text.contains(byte: UInt8(ascii: "%")) else {
      pieces = text.isEmpty ? [] : [FormatPiece(range: 0..<utf8.count, kind: .text)]
      return
    }
    var parser = FormatParser(bytes: Array(utf8))
    pieces = parser.pieces()
  }

  /// The specifiers, in the order of the text.
  package var specifiers: [FormatSpecifier] {
    pieces.compactMap { piece in
      guard case .specifier(let specifier) = piece.kind else { return nil }
      return specifier
    }
  }

  /// The names of the substitutions that the text refers to, in the order of the text.
  package var substitutionNames: [String] { substitutions.map(\.name) }

  /// The references to substitutions, in the order of the text.
  package var substitutions: [SubstitutionReference] {
    pieces.compactMap { piece in
      guard case .substitution(let reference) = piece.kind else { return nil }
      return reference
    }
  }

  /// Whether there is a letter outside placeholders.
  package var hasWords: Bool {
    pieces.contains { $0.kind == .text && text(of: $0).contains(where: \.isLetter) }
  }

  /// Returns the text in which specifiers say the position of their argument: `%1$@ of %2$lld` for
  /// `%@ of %lld`.
  ///
  /// Specifiers that `isNumbered` refuses stay as they are and are not counted, as do those with a
  /// position. Those of the same name have the same position.
  package func numbered(
    where isNumbered: (FormatSpecifier) -> Bool = { _ in true }
  ) -> String {
    var positions = ArgumentPositions()
    return pieces.map { piece in
      let written = text(of: piece)
      guard case .specifier(let specifier) = piece.kind, specifier.position == nil,
        isNumbered(specifier)
      else { return String(written) }
      return "%\(positions.position(of: specifier))$" + written.dropFirst()
    }.joined()
  }

  /// Returns the text of a piece, as written.
  package func text(of piece: FormatPiece) -> Substring {
    let utf8 = text.utf8
    let end = utf8.endIndex
    guard
      let lower = utf8.index(utf8.startIndex, offsetBy: piece.range.lowerBound, limitedBy: end),
      let upper = utf8.index(lower, offsetBy: piece.range.count, limitedBy: end)
    else { return "" }
    return text[lower..<upper]
  }
}
