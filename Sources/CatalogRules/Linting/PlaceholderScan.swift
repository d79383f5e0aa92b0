/// A walk over the placeholders of a text as bytes, without making anything of them.
enum PlaceholderScan {
  /// Returns whether two texts have the same placeholders in the same order.
  static func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    let (left, right) = (left.span, right.span)
    var places = (0, 0)
    while true {
      let one = next(in: left, from: places.0)
      let other = next(in: right, from: places.1)
      guard let one, let other else { return one == nil && other == nil }
      guard one.count == other.count else { return false }
      for offset in 0..<one.count
      where left[one.lowerBound + offset] != right[other.lowerBound + offset] {
        return false
      }
      places = (one.upperBound, other.upperBound)
    }
  }

  /// Returns where the next placeholder is, or something like it; nil when there is none.
  ///
  /// It ends with the first letter that can't go on, and is longer than the real placeholder when
  /// in doubt.
  private static func next(in text: Span<UInt8>, from start: Int) -> Range<Int>? {
    var start = start
    while start < text.count, text[start] != UInt8(ascii: "%") { start += 1 }
    guard start < text.count else { return nil }
    var end = start + 1
    while end < text.count, goesOn(text[end]) {
      if text[end] == UInt8(ascii: "#"), end + 1 < text.count, text[end + 1] == UInt8(ascii: "@") {
        // A substitution ends with its second sign.
        end += 2
        while end < text.count, text[end] != UInt8(ascii: "@") { end += 1 }
        break
      }
      end += 1
    }
    return start..<min(end + 1, text.count)
  }

  /// Returns whether a byte is a digit, flag, `*`, `.`, `$` or length, which never end a placeholder.
  private static func goesOn(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "#"),
      UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "h"), UInt8(ascii: "l"),
      UInt8(ascii: "L"), UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "z"),
      UInt8(ascii: "t"):
      true
    default: false
    }
  }
}
