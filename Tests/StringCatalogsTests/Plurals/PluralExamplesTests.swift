import TestSupport
import Testing

@testable import StringCatalogs

struct PluralExamplesTests {
  @Test func givesNumbersForEachCategoryOfEachLanguage() {
    for language in PluralRules.cardinalSets.flatMap({ $0.languages.split(separator: " ") }) {
      let rules = PluralRules.cardinal(for: LanguageTag(rawValue: String(language)))
      #expect(Set(rules.examples.map(\.category)) == Set(rules.categories), "\(language)")
      for (category, numbers) in rules.examples {
        #expect((1...4).contains(numbers.count), "\(language) \(category.rawValue)")
      }
    }
  }

  @Test(.needs(.icu)) func agreesWithICUInEveryLanguage() throws {
    let icu = try #require(ICU())
    // Haitian Creole is newer in our tables than in the ICU of Swift 6.3.
    for language in PluralRules.cardinalSets.flatMap({ $0.languages.split(separator: " ") })
    where language != "ht" {
      let rules = PluralRules.cardinal(for: LanguageTag(rawValue: String(language)))
      for (category, numbers) in rules.examples {
        let texts = numbers.map { number in
          switch number {
          case .integer(let number): String(number)
          case .decimal(let number): "\(number)"
          default: ""
          }
        }
        let truth = icu.categories(of: texts, in: String(language), isOrdinal: false)
        #expect(
          truth.allSatisfy { $0 == category.rawValue },
          "\(language) \(category.rawValue): \(texts) are \(truth)")
      }
    }
  }

  @Test func countsRussianAsItsGrammarBooksDo() {
    let examples = PluralRules.cardinal(for: "ru").examples
    let numbers: [[MessageArgument]] = [
      [1, 21, 31, 41], [2, 3, 4, 22], [0, 5, 6, 7], [1.5, 0.5, 2.5, 0.1],
    ]
    #expect(examples.map(\.numbers) == numbers)
    #expect(examples.map(\.category) == [.one, .few, .many, .other])
  }

  @Test func usesMillionsWhereOnlyTheyChooseACategory() {
    let french = PluralRules.cardinal(for: "fr").examples.first { $0.category == .many }
    #expect(french?.numbers == [1_000_000, 2_000_000, 3_000_000])
    #expect(PluralRules.cardinal(for: "fr").wholeNumbers[.many] == nil)
  }
}
