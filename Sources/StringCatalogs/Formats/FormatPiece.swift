/// A part of a format string: a stretch of text, or one placeholder.
package struct FormatPiece: Hashable, Sendable {
  /// What a piece is.
  package enum Kind: Hashable, Sendable {
    /// Text that stands for itself.
    case text

    /// `%%`, which is written as one percent sign.
    case percentSign

    /// A placeholder for an argument, such as `%@` or `%1$lld`.
    case specifier(FormatSpecifier)

    /// A reference to a substitution, such as `%#@photos@`.
    case substitution(SubstitutionReference)

    /// `%arg`, the number of the substitution that the text belongs to.
    case substitutionNumber
  }

  /// The place of the piece in its text, in UTF-8 bytes.
  package let range: Range<Int>

  /// What the piece is.
  package let kind: Kind
}
