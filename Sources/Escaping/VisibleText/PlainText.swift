/// A quick look at a text that tells most of what is shown apart from what needs a closer look.
///
/// Finding characters and asking for their properties takes a hundred times as long.
package struct PlainText {
  /// How many characters the text has.
  package private(set) var count = 0

  /// How many columns they take on a terminal.
  package private(set) var columns = 0

  /// Looks at a text; nil unless each of its scalars is a character by itself that is surely seen
  /// and changes nothing around it.
  package init?(_ text: String) {
    let utf8 = text.utf8
    var isPrintableASCII = true
    let bytes = utf8.span
    for place in bytes.indices {
      // No early exit, so that many bytes are looked at at once.
      isPrintableASCII = (bytes[place] &- 0x20 < 0x5F) && isPrintableASCII
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

  /// Returns how many columns one of the plain scalars takes: those from the ideographic comma on
  /// are wide.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x3001 ? 1 : 2
  }
}
