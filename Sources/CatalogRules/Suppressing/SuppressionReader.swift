import StringCatalogs

/// Reads the directives in the comments of a catalog.
enum SuppressionReader {
  private static let name = Array("catalog-lint:ignore[".utf8)

  /// Returns whether a comment in the file may hold a directive; nearly none does.
  static func mayBeDirective(_ bytes: [UInt8], _ literal: Range<Int>) -> Bool {
    let bytes = bytes.span
    for offset in literal.dropLast(name.count) where bytes[offset] == UInt8(ascii: "c") {
      // From its end, as far more words begin alike: catalog-lint.
      if bytes[offset + 11] == UInt8(ascii: "t"), bytes[offset + 7] == UInt8(ascii: "-") {
        return true
      }
    }
    return false
  }

  /// Returns what the comment of an entry allows, in the order of the file.
  static func suppressions(in entry: CatalogEntry, of bytes: [UInt8]) -> [Suppression] {
    guard let comment = entry.json["comment"], comment.kind == .string else { return [] }
    let literal = comment.byteRange
    return suppressions(in: JSONLiteral.utf8(literal, in: bytes), key: entry.key) { part in
      JSONLiteral.range(of: part, inTextOf: literal, in: bytes)
    }
  }

  private static func suppressions(
    in comment: [UInt8], key: String, place: (Range<Int>) -> Range<Int>
  ) -> [Suppression] {
    var suppressions: [Suppression] = []
    var rest = comment[...]
    while let start = find(name, in: rest) {
      let list = comment[(start + name.count)...]
      guard let end = list.firstIndex(of: UInt8(ascii: "]")) else { break }
      let following = comment[(end + 1)...]
      let reasonEnd =
        following.firstIndex(of: UInt8(ascii: "\n")) ?? find(name, in: following)
        ?? comment.endIndex
      let reason = String(decoding: following[..<reasonEnd], as: UTF8.self)
      let range = place(start..<end + 1)
      let items = items(of: String(decoding: list[..<end], as: UTF8.self))
      for item in items {
        let part = list.startIndex + item.place.lowerBound..<list.startIndex + item.place.upperBound
        let removal = items.count > 1 ? part : withSpaceAround(start..<reasonEnd, in: comment)
        suppressions.append(
          Suppression(
            key: key, rules: item.rules, languages: item.languages,
            reason: String(reason.drop(while: \.isWhitespace)), range: range,
            removal: place(removal)))
      }
      rest = following
    }
    return suppressions
  }

  /// Returns a part of a comment with the white space that goes with it: that before it, or that after
  /// it at the beginning.
  private static func withSpaceAround(_ range: Range<Int>, in comment: [UInt8]) -> Range<Int> {
    let isText = { (byte: UInt8) in ![0x20, 0x09, 0x0A].contains(byte) }
    if let text = comment[..<range.lowerBound].lastIndex(where: isText) {
      return text + 1..<range.upperBound
    }
    return 0..<(comment[range.upperBound...].firstIndex(where: isText) ?? comment.endIndex)
  }

  /// A rule of a list with its languages, and the bytes of the list that go with it.
  private struct Item {
    var rules: RuleSelector
    var languages: [LanguageTag]
    var place: Range<Int>
  }

  /// Returns the rules of a list such as `format-tag@ko,ja,empty-translation` with their languages.
  ///
  /// What follows a rule with a language is a language too, where it can be one.
  private static func items(of list: String) -> [Item] {
    var items: [Item] = []
    for part in list.split(separator: ",") {
      let end = list.utf8.distance(from: list.startIndex, to: part.endIndex)
      let text = part.filter { !$0.isWhitespace }
      if let last = items.last, !last.languages.isEmpty, isLanguage(text) {
        items[items.count - 1].languages.append(LanguageTag(rawValue: text))
        items[items.count - 1].place = last.place.lowerBound..<end
        continue
      }
      let names = text.split(separator: "@", maxSplits: 1).map(String.init)
      let languages = names.dropFirst().map(LanguageTag.init(rawValue:))
      items.append(
        Item(
          rules: RuleSelector(rawValue: names.first ?? ""), languages: languages,
          place: (items.last?.place.upperBound ?? 0)..<end))
    }
    // The comma before goes with a rule; the first one has only that after it.
    if items.count > 1 {
      let gap = list.utf8.dropFirst(items[0].place.upperBound + 1).prefix { $0 == 0x20 }
      items[0].place = 0..<items[0].place.upperBound + 1 + gap.count
    }
    return items
  }

  /// Families of rules are longer than languages, but for those that are named for one.
  private static func isLanguage(_ text: String) -> Bool {
    let language = text.prefix { $0 != "-" }
    return (2...3).contains(language.count) && LanguageTag(rawValue: text).language != nil
      && RuleRegistry.description(of: RuleIdentifier(rawValue: text)) == nil
  }

  private static func find(_ wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(of: wanted[0]) {
      if bytes[start...].starts(with: wanted) { return start }
      rest = rest[(start + 1)...]
    }
    return nil
  }
}
