import LocaleFormats
import StringCatalogs

/// Sample words in one language.
struct SampleWords {
  private let language: LanguageTag

  /// The nearest language with sample words.
  private let wordLanguage: LanguageTag

  init(language: LanguageTag) {
    self.language = language
    let known = Self.table[.item].map { Array($0.keys) } ?? []
    wordLanguage = LanguageTag.matches(for: [language], in: known).first ?? "en"
  }

  /// Returns a word for a concept; `turn` distinguishes the second value of a concept in a text.
  func word(for concept: SampleConcept, length: SampleLength, turn: Int) -> String {
    let moments = SampleMoments(language: language)
    switch concept {
    case .number: return number(length)
    case .date: return moments.date(length, turn: turn)
    case .time: return moments.time(length, turn: turn)
    case .size: return moments.size(length, turn: turn)
    default:
      let words = words(for: concept)
      guard let position = SampleLength.allCases.firstIndex(of: length),
        words.indices.contains(position)
      else { return concept.rawValue }
      // A second value of the same kind is another word of that kind.
      return turn.isMultiple(of: 2) || length != .usual ? words[position] : words[0]
    }
  }

  /// Returns the short, typical and long words of a concept.
  private func words(for concept: SampleConcept) -> [String] {
    let rows = Self.table[concept] ?? [:]
    let row = rows[wordLanguage] ?? rows["en"] ?? ""
    return row.split(separator: "|").map(String.init)
  }

  private func number(_ length: SampleLength) -> String {
    let number: Int64 =
      switch length {
      case .short: 3
      case .usual: 12
      case .long: 1_234_567
      }
    return LocaleNumberStyle().text(for: number, in: language)
  }
}
