/// Finds links in Markdown syntax: `[text](target)`.
enum MarkdownLink {
  /// Returns the targets of all links, without inflections.
  static func links(in string: String) -> [String] {
    string.ranges(of: "](").compactMap { middle in
      guard let start = string[..<middle.lowerBound].lastIndex(of: "["),
        let end = string[middle.upperBound...].firstIndex(of: ")"),
        string[..<start].last != "^"
      else { return nil }
      return String(string[middle.upperBound..<end])
    }
  }

  /// Returns the bytes of space between `]` and the following address in parentheses.
  static func gaps(in string: String) -> [Range<Int>] {
    string.utf8.indices.compactMap { index in
      guard string.utf8[index] == UInt8(ascii: "]") else { return nil }
      let after = string[string.utf8.index(after: index)...]
      let target = after.drop { $0 == " " || $0 == "\u{A0}" }
      guard target.startIndex > after.startIndex, target.hasPrefix("("),
        target.prefix(while: { $0 != ")" }).contains("://")
      else { return nil }
      let start = string.utf8.distance(from: string.startIndex, to: after.startIndex)
      return start..<start + string.utf8.distance(from: after.startIndex, to: target.startIndex)
    }
  }
}
