/// A part of a Markdown document that has text of its own.
struct MarkdownLeaf {
  /// What the part is.
  enum Kind: Hashable {
    /// A heading of a level from 1 to 6.
    case heading(Int)

    /// A paragraph.
    case paragraph

    /// A cell of a table.
    case cell
  }

  /// What it is.
  var kind: Kind

  /// The bytes of its lines, without the marks of what it stands in, indentation, and line ends.
  var lines: [Range<Int>]

  /// The contents of the comments with directives before it, or before the list, quotation, or
  /// table that it stands in.
  var notes: [Range<Int>]
}
