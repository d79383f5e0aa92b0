import StringCatalogs

/// Reads the directives in the comments of a catalog, or of code.
enum SuppressionReader {
  private static let name = Array("catalog-lint:".utf8)
  private static let codeName = Array("catalog-code:".utf8)
  private static let list = Array("ignore[".utf8)

  /// Returns whether a comment in the file may contain a directive; very few do.
  static func mayBeDirective(_ bytes: [UInt8], _ literal: Range<Int>) -> Bool {
    let bytes = bytes.span
    for offset in literal.dropLast(name.count) where bytes[offset] == UInt8(ascii: "c") {
      // Backward, as many more words begin alike: catalog-lint.
      if bytes[offset + 11] == UInt8(ascii: "t"), bytes[offset + 7] == UInt8(ascii: "-") {
        return true
      }
    }
    return false
  }

  /// Returns the suppressions in an entry's comment, in the order of the file.
  static func suppressions(in entry: CatalogEntry, of bytes: [UInt8]) -> [Suppression] {
    guard let comment = entry.json["comment"], comment.kind == .string else { return [] }
    let text = JSONLiteral.utf8(comment.byteRange, in: bytes)
    guard find(name, in: text[...]) != nil else { return [] }
    let offsets = JSONLiteral.offsets(ofTextOf: comment.byteRange, in: bytes)
    return suppressions(in: text, named: name, key: entry.key) { part in
      offsets[part.lowerBound]..<offsets[part.upperBound]
    }
  }

  /// Returns the suppressions in source code: those that begin with the name of `catalog-code`.
  static func suppressions(inCode bytes: [UInt8]) -> [Suppression] {
    suppressions(in: bytes, named: codeName, key: "") { $0 }
  }

  /// Returns whether source code may contain a directive.
  static func mayBeDirective(inCode bytes: [UInt8]) -> Bool {
    find(codeName, in: bytes[...]) != nil
  }

  private static func suppressions(
    in text: [UInt8], named name: [UInt8], key: String, position: (Range<Int>) -> Range<Int>
  ) -> [Suppression] {
    guard var start = find(name, in: text[...]) else { return [] }
    var suppressions: [Suppression] = []
    while start < text.endIndex {
      let next = find(name, in: text[(start + name.count)...]) ?? text.endIndex
      let end = text[start..<next].firstIndex(of: UInt8(ascii: "\n")) ?? next
      suppressions += directive(start..<end, in: text, key: key, position: position)
      start = next
    }
    return suppressions
  }

  /// Returns the suppressions of a directive at the beginning of a part of a comment, followed by
  /// its reason; one without a rule if it can't be parsed.
  private static func directive(
    _ part: Range<Int>, in comment: [UInt8], key: String, position: (Range<Int>) -> Range<Int>
  ) -> [Suppression] {
    let content = comment[part].dropFirst(name.count)
    let inside = content.dropFirst(list.count)
    guard content.starts(with: list), let end = inside.firstIndex(of: UInt8(ascii: "]")),
      case let items = items(of: String(decoding: inside[..<end], as: UTF8.self)), !items.isEmpty
    else {
      let words = content.firstIndex { $0 == 0x20 || $0 == 0x09 } ?? part.upperBound
      return [
        Suppression(
          key: key, rules: Suppression.unreadable, languages: [], reason: "",
          range: position(part.lowerBound..<words), removal: part)
      ]
    }
    let reason = String(decoding: comment[(end + 1)..<part.upperBound], as: UTF8.self)
    return items.map { item in
      let first = inside.startIndex
      let own = first + item.position.lowerBound..<first + item.position.upperBound
      return Suppression(
        key: key, rules: item.rules, languages: item.languages,
        reason: String(reason.drop(while: \.isWhitespace)),
        range: position(part.lowerBound..<end + 1),
        removal: items.count > 1 ? own : includingSurroundingSpace(part, in: comment))
    }
  }

  /// Returns a part of a comment with its white space: that before it, or that after it at the
  /// beginning.
  private static func includingSurroundingSpace(
    _ range: Range<Int>, in comment: [UInt8]
  ) -> Range<Int> {
    let isText = { (byte: UInt8) in ![0x20, 0x09, 0x0A].contains(byte) }
    if let text = comment[..<range.lowerBound].lastIndex(where: isText) {
      return text + 1..<range.upperBound
    }
    return 0..<(comment[range.upperBound...].firstIndex(where: isText) ?? comment.endIndex)
  }

  /// A rule of a list with its languages, and its bytes in the list.
  private struct Item {
    var rules: RuleSelector
    var languages: [LanguageTag]
    var position: Range<Int>
  }

  /// Returns the rules of a list such as `format-tag@ko,ja,empty-translation` with their languages.
  ///
  /// The items after a rule with a language are languages too, if they can be.
  private static func items(of list: String) -> [Item] {
    var items: [Item] = []
    for part in list.split(separator: ",") {
      let end = list.utf8.distance(from: list.startIndex, to: part.endIndex)
      let text = part.filter { !$0.isWhitespace }
      if let last = items.last, !last.languages.isEmpty, isLanguage(text) {
        items[items.count - 1].languages.append(LanguageTag(rawValue: text))
        items[items.count - 1].position = last.position.lowerBound..<end
        continue
      }
      let names = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let languages = names.dropFirst().map(LanguageTag.init(rawValue:))
      items.append(
        Item(
          rules: RuleSelector(rawValue: names.first ?? ""), languages: languages,
          position: (items.last?.position.upperBound ?? 0)..<end))
    }
    // The comma before belongs to a rule; the first one has only that after it.
    if items.count > 1 {
      let gap = list.utf8.dropFirst(items[0].position.upperBound + 1).prefix { $0 == 0x20 }
      items[0].position = 0..<items[0].position.upperBound + 1 + gap.count
    }
    return items
  }

  /// Family names are longer than language codes, except those that begin with one.
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
