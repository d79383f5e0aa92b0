/// A part of a format string: a run of text, or one placeholder.
package struct FormatPiece: Hashable, Sendable {
  /// The kind of a piece.
  package enum Kind: Hashable, Sendable {
    /// Literal text.
    case text

    /// `%%`, an escaped percent sign.
    case percentSign

    /// A placeholder for an argument, such as `%@` or `%1$lld`.
    case specifier(FormatSpecifier)

    /// A reference to a substitution, such as `%#@photos@`.
    case substitution(SubstitutionReference)

    /// `%arg`, the number of the enclosing substitution.
    case substitutionNumber
  }

  /// The range of the piece in its text, in UTF-8 bytes.
  package let range: Range<Int>

  /// The kind of the piece.
  package let kind: Kind
}
