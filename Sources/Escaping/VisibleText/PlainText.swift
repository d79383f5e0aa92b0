/// A fast check for texts that need no special handling for display.
///
/// Finding characters and their properties takes a hundred times as long.
package struct PlainText {
  /// The number of characters of the text.
  package private(set) var count = 0

  /// The number of columns on a terminal.
  package private(set) var columns = 0

  /// Checks a text; nil unless each of its scalars is a visible character that does not affect
  /// others.
  package init?(_ text: String) {
    let utf8 = text.utf8
    var isPrintableASCII = true
    let bytes = utf8.span
    for position in bytes.indices {
      // No early exit, so that the loop can be vectorized.
      isPrintableASCII = (bytes[position] &- 0x20 < 0x5F) && isPrintableASCII
    }
    if isPrintableASCII {
      count = bytes.count
      columns = count
      return
    }
    for scalar in text.unicodeScalars {
      guard VisibleName.isPlain(scalar) else { return nil }
      count += 1
      columns += Self.columns(of: scalar)
    }
  }

  /// Returns the number of columns of a plain scalar: those from the ideographic comma on are wide.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x3001 ? 1 : 2
  }
}
