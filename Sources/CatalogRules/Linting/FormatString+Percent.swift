import StringCatalogs

extension FormatString {
  /// Whether the text is a row of a predicate editor, such as `%1$[Name]@ %2$[is,contains]@ %3$@`,
  /// whose brackets are choices and no arguments.
  var isPredicateRow: Bool {
    text.contains("]@") && (text.contains("%[") || text.contains("$["))
  }

  /// Returns whether the percent sign at a place is a part of a web address, as in
  /// `https://a.io/a%20b`.
  func isInAddress(at place: Int) -> Bool {
    let bytes = text.utf8.dropFirst(place + 1).prefix(2)
    guard bytes.count == 2, UInt8(String(bytes) ?? "", radix: 16) != nil else { return false }
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: place)
    return text[..<start].split { $0.isWhitespace }.last?.contains("://") ?? false
      && text[..<start].last?.isWhitespace == false
  }
}
