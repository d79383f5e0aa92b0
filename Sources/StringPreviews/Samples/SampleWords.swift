import LocaleFormats
import StringCatalogs

/// Words that stand for values, in many languages.
enum SampleWords {
  /// Returns a word for a concept; `turn` tells the second value of a concept in a text from the first.
  static func word(
    for concept: SampleConcept, in language: LanguageTag, length: SampleLength, turn: Int
  ) -> String {
    switch concept {
    case .number: return number(in: language, length: length)
    default:
      let words = words(for: concept, in: language)
      guard let place = SampleLength.allCases.firstIndex(of: length), words.indices.contains(place)
      else { return concept.rawValue }
      // A second value of the same kind is another word of the same kind.
      return turn % 2 == 1 && length == .usual ? words[0] : words[place]
    }
  }

  /// Returns the short, the usual and the long word of a concept.
  private static func words(for concept: SampleConcept, in language: LanguageTag) -> [String] {
    let words = table[concept] ?? [:]
    let found = LanguageTag.matches(for: [language], in: Array(words.keys)).first
    let row = found.flatMap { words[$0] } ?? words["en"] ?? ""
    return row.split(separator: "|").map(String.init)
  }

  private static func number(in language: LanguageTag, length: SampleLength) -> String {
    let number: Int64 =
      switch length {
      case .short: 3
      case .usual: 12
      case .long: 1_234_567
      }
    return LocaleNumberStyle().text(for: number, in: language)
  }
}
