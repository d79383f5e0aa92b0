import StringCatalogs

/// A text whose specifiers all have the number of their argument.
enum NumberedText {
  /// Returns a text in which `%@ of %@` is `%1$@ of %2$@`.
  static func text(_ text: String) -> String {
    let format = FormatString(text)
    var next = 0
    return format.pieces.map { piece in
      let written = format.text(of: piece)
      guard case .specifier(let specifier) = piece.kind, specifier.position == nil else {
        return String(written)
      }
      next += 1
      return "%\(next)$" + written.dropFirst()
    }.joined()
  }
}
