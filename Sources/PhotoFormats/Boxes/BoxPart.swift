/// A part of a file of boxes, or of the inside of a box.
package enum BoxPart: Hashable, Sendable {
  /// A box.
  case box(Box)

  /// The bytes after the last box.
  case rest(Range<Int>)

  /// All bytes of the part.
  package var range: Range<Int> {
    switch self {
    case .box(let box): box.range
    case .rest(let range): range
    }
  }
}

/// What is wrong with boxes.
package enum BoxProblem: Hashable, Sendable {
  /// The file ends inside a box.
  case truncated

  /// A box has an impossible size, or there are too many.
  case damaged
}
