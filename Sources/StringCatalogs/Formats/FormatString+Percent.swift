import ASCII

extension FormatString {
  /// Whether the text is a row of a predicate editor, such as `%1$[Name]@ %2$[is,contains]@ %3$@`,
  /// whose brackets are choices and no arguments.
  package var isPredicateRow: Bool {
    // Nearly every text lacks brackets, which its bytes tell at once.
    text.contains(byte: UInt8(ascii: "[")) && text.contains("]@")
      && (text.contains("%[") || text.contains("$["))
  }

  /// The number of bytes before a percent sign in which the start of its address is looked for.
  private static let longestAddress = 2_000

  /// Returns whether the percent sign at a position is a part of a web address, as in
  /// `https://a.io/a%20b`.
  package func isInAddress(at position: Int) -> Bool {
    let digits = text.utf8.dropFirst(position + 1).prefix(2)
    guard digits.count == 2, digits.allSatisfy({ $0.hexadecimalValue != nil }) else { return false }
    let before = text.utf8.prefix(position).suffix(Self.longestAddress)
    let space = before.lastIndex { $0 <= UInt8(ascii: " ") }
    let word = before[(space.map(before.index(after:)) ?? before.startIndex)...]
    return Substring(word).contains("://")
  }
}
