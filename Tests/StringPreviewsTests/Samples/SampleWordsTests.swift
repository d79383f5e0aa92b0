import StringCatalogs
import TextLayout
import Testing

@testable import StringPreviews

struct SampleWordsTests {
  private static let languages: [LanguageTag] = [
    "en", "ko", "ja", "zh-Hans", "zh-Hant", "de", "fr", "es", "it", "pt", "ru", "ar", "he",
  ]

  @Test func hasThreeLengthsOfEachConceptInEachLanguage() {
    for concept in SampleConcept.allCases {
      for language in Self.languages {
        let words = SampleLength.allCases.map {
          SampleWords(language: language).word(for: concept, length: $0, turn: 0)
        }
        let widths = words.map { DisplayWidth.of($0) }
        #expect(Set(words).count == 3 && !words.contains(""), "\(concept) \(language): \(words)")
        #expect(widths[0] <= widths[2], "\(concept) \(language): \(words)")
      }
    }
  }

  @Test func hasEachLanguageForEachConceptOrNone() {
    for (concept, words) in SampleWords.table {
      #expect(Set(words.keys) == Set(Self.languages) || Set(words.keys) == ["en"], "\(concept)")
    }
  }

  @Test(arguments: [
    ("zh-HK", "夏日旅行"), ("zh-CN", "夏日旅行"), ("pt-BR", "Viagem de verão"), ("sv", "Summer Trip"),
  ])
  func usesTheNearestLanguage(language: String, word: String) {
    let words = SampleWords(language: LanguageTag(rawValue: language))
    #expect(words.word(for: .item, length: .usual, turn: 0) == word)
  }

  @Test func writesDatesSizesAndNumbersAsTheLanguageDoes() {
    func word(_ concept: SampleConcept, _ language: LanguageTag) -> String {
      SampleWords(language: language).word(for: concept, length: .usual, turn: 0)
    }
    #expect(word(.date, "ko") == "2026년 9월 2일")
    #expect(word(.date, "ja") == "2026年9月2日")
    #expect(word(.date, "en") == "Sep 2, 2026")
    #expect(word(.size, "de") == "12,5 MB")
    #expect(word(.size, "en") == "12.5 MB")
    #expect(SampleWords(language: "de").word(for: .number, length: .long, turn: 0) == "1.234.567")
  }
}
