import Escaping

/// The width of text on a terminal.
///
/// Columns are counted per grapheme: `한` takes two, `é` one in any normalization form, a flag or a
/// family emoji two. Characters of ambiguous width (`…`, `①`) take one, as terminals draw them.
///
/// ```swift
/// let width = DisplayWidth.of("서울 Seoul")  // 10
/// ```
public enum DisplayWidth {
  /// Returns the columns of a text on one line.
  public static func of(_ text: some StringProtocol) -> Int {
    let text = String(text)
    return PlainText(text)?.columns ?? text.reduce(0) { $0 + of($1) }
  }

  /// Returns the columns of one grapheme: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var width = 0
    var isFirst = true
    for scalar in character.unicodeScalars {
      // U+FE0F requests emoji style for the preceding character, which is two columns wide.
      if scalar.value == 0xFE0F, !isFirst, width == 1 { return 2 }
      // Two regional indicators make one flag.
      if (0x1F1E6...0x1F1FF).contains(scalar.value), !isFirst { return 2 }
      width = max(width, of(scalar))
      isFirst = false
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if contains(scalar.value, DisplayWidthTable.zero) { return 0 }
    return contains(scalar.value, DisplayWidthTable.wide) ? 2 : 1
  }

  /// Returns whether one of the ranges, which are sorted, contains the value.
  private static func contains(_ value: UInt32, _ ranges: [ClosedRange<UInt32>]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }
}
