import ASCII
import StringCatalogs

/// The forbidden texts of a configuration, all of which are looked for at once.
final class ForbiddenTextSearch {
  private let terms: [ForbiddenTerm]

  /// The language of each term in BCP 47 spelling; nil for all languages.
  private let languages: [LanguageTag?]

  /// The different texts, and the positions of the terms that are each of them.
  private let texts: [(utf8: [UInt8], terms: [Int])]

  private let search: AhoCorasick

  /// Prepares to search for terms.
  init(for terms: [ForbiddenTerm]) {
    self.terms = terms
    languages = terms.map { $0.language?.canonical }
    texts = Dictionary(grouping: terms.indices) { Array(terms[$0].text.utf8) }
      .map { (utf8: $0.key, terms: $0.value) }
    search = AhoCorasick(for: texts.map(\.utf8))
  }

  /// Returns the terms for a language that a text has, in the order of the configuration.
  func terms(in utf8: ArraySlice<UInt8>, for language: LanguageTag) -> [ForbiddenTerm] {
    var found: Set<Int> = []
    search.search(utf8) { text, end in
      guard Self.isWhole(utf8, end - texts[text].utf8.count..<end) else { return }
      found.formUnion(texts[text].terms)
    }
    guard !found.isEmpty else { return [] }
    return found.sorted().filter { languages[$0] == nil || languages[$0] == language }
      .map { terms[$0] }
  }

  /// Returns whether a part of a text neither begins nor ends inside a Latin word or a number.
  static func isWhole(_ utf8: ArraySlice<UInt8>, _ part: Range<Int>) -> Bool {
    let start = utf8.startIndex + part.lowerBound
    let end = utf8.startIndex + part.upperBound
    return !(start > utf8.startIndex && isWord(utf8[start - 1]) && isWord(utf8[start]))
      && !(end < utf8.endIndex && isWord(utf8[end - 1]) && isWord(utf8[end]))
  }

  private static func isWord(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit }
}
