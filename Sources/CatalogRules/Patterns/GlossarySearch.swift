import ASCII
import Characters
import StringCatalogs

/// The terms of a glossary, all of which are looked for in a source text at once.
final class GlossarySearch {
  /// A term, in the form in which it is compared.
  struct Term {
    /// The term as written.
    var source: String

    fileprivate var words: String

    /// The accepted translations by language, in BCP 47 spelling.
    fileprivate var translations: [LanguageTag: [(written: String, lowercase: String)]]
  }

  private let terms: [Term]

  /// The positions of the terms with each sequence of words.
  private let positions: [[Int]]

  private let search: AhoCorasick

  /// Prepares to search for terms.
  init(for glossary: [GlossaryTerm]) {
    let terms = glossary.map { term in
      var translations: [LanguageTag: [(written: String, lowercase: String)]] = [:]
      for (language, texts) in term.translations.sorted(by: { $0.key.rawValue < $1.key.rawValue })
      where translations[language.canonical] == nil {
        translations[language.canonical] = texts.map { ($0, $0.lowercased()) }
      }
      return Term(
        source: term.source, words: Self.words(of: term.source), translations: translations)
    }
    self.terms = terms
    let positions = Dictionary(grouping: terms.indices) {
      Array(CanonicalComposition.composed(terms[$0].words).utf8)
    }
    self.positions = Array(positions.values)
    search = AhoCorasick(for: Array(positions.keys))
  }

  /// Returns the terms that a source text has, in the order of the configuration.
  func terms(in text: LintedText) -> [Term] {
    if text.traits.isDisjoint(with: .nonASCII) {
      return positions(in: Self.asciiWords(of: text.utf8)).map { terms[$0] }
    }
    return indices(of: text.string).map { terms[$0] }
  }

  /// Returns the indices of the terms that a text has, in the order of the configuration.
  func indices(of text: String) -> [Int] {
    let words = Self.words(of: text)
    // A sequence of bytes may end inside a character.
    return positions(in: Array(CanonicalComposition.composed(words).utf8)).filter {
      words.contains(terms[$0].words)
    }
  }

  private func positions(in words: [UInt8]) -> [Int] {
    var found: Set<Int> = []
    search.search(words[...]) { text, _ in found.formUnion(positions[text]) }
    return found.isEmpty ? [] : found.sorted()
  }

  /// Returns the words in lowercase, with a space around each.
  private static func words(of text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return " " + words.joined(separator: " ") + " "
  }

  /// Returns the same as ``words(of:)`` for a text in ASCII, in a fraction of the time.
  private static func asciiWords(of text: ArraySlice<UInt8>) -> [UInt8] {
    let space = UInt8(ascii: " ")
    var words = [space]
    words.reserveCapacity(text.count + 2)
    for byte in text {
      if byte.isASCIILetter || byte.isASCIIDigit {
        words.append(byte.asciiLowercased)
      } else if words.last != space {
        words.append(space)
      }
    }
    if words.count == 1 || words.last != space { words.append(space) }
    return words
  }
}

extension GlossarySearch.Term {
  /// Returns the first accepted translation in a language if a text has none of them.
  func missingTranslation(in text: String, for language: LanguageTag) -> String? {
    guard let translations = translations[language] else { return nil }
    let text = text.lowercased()
    return translations.contains { text.contains($0.lowercase) }
      ? nil : translations.first?.written ?? ""
  }
}
