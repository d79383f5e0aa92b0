import ScreenTexts
import StringCatalogs

/// Finds the language of a screen from the texts of the catalogs that stand on it.
struct LanguageDetector {
  /// How many texts must prove a language.
  private static let minimumCount = 3

  let languages: [LanguageTag]
  let index: (LanguageTag) -> CandidateIndex

  /// Returns the language in which most texts of a screen are; nil if none is clear.
  func language(of reader: ScreenReader) -> LanguageTag? {
    let counts = languages.map { ($0, evidence(of: $0, in: reader, against: nil)) }
      .sorted { $0.1 > $1.1 }
    guard let first = counts.first, first.1 >= Self.minimumCount,
      first.1 > (counts.dropFirst().first?.1 ?? 0)
    else { return nil }
    return first.0
  }

  /// Returns the language of a screen that should be in another one; nil if it may be right.
  func wrongLanguage(of reader: ScreenReader, expected: LanguageTag) -> LanguageTag? {
    let others = languages.filter {
      LanguageTag.matches(for: [expected], in: [$0]).isEmpty
        && LanguageTag.matches(for: [$0], in: [expected]).isEmpty
    }
    return others.map { ($0, evidence(of: $0, in: reader, against: expected)) }
      .filter { language, count in
        count >= Self.minimumCount
          && count > 2 * evidence(of: expected, in: reader, against: language)
      }
      .max { $0.1 < $1.1 }?.0
  }

  /// Returns how many texts stand on a screen exactly as in a language and not as in another one.
  private func evidence(
    of language: LanguageTag, in reader: ScreenReader, against other: LanguageTag?
  ) -> Int {
    let texts = index(language)
    let others = other.map(index)
    return reader.lines.count { line in
      let units = line.atoms.flatMap(\.units)
      let weight = units.reduce(0) { $0 + $1.weight }
      return weight >= 2.4 && texts.has(units) && others?.has(units) != true
    }
  }
}
