import Foundation
import TestSupport
import Testing

@testable import StringCatalogs

@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("en", "0", "other"), ("en", "1", "one"), ("en", "1.0", "other"), ("en", "2", "other"),
    ("ru", "1", "one"), ("ru", "2", "few"), ("ru", "5", "many"), ("ru", "21", "one"),
    ("ru", "11", "many"), ("ru", "1.5", "other"),
    ("ar", "0", "zero"), ("ar", "1", "one"), ("ar", "2", "two"), ("ar", "3", "few"),
    ("ar", "11", "many"), ("ar", "100", "other"),
    ("pl", "1", "one"), ("pl", "22", "few"), ("pl", "12", "many"), ("pl", "0.5", "other"),
    ("ja", "1", "other"), ("ko", "1", "other"), ("zh-Hant-TW", "1", "other"),
    ("pt", "0", "one"), ("pt-BR", "0", "one"), ("pt-PT", "0", "other"), ("pt_PT", "0", "other"),
    ("fr", "0", "one"), ("fr", "1.5", "one"), ("fr", "1000000", "many"), ("fr", "1c6", "many"),
    ("fr", "1.2c6", "many"), ("fr", "1c3", "other"),
    ("cs", "1.5", "many"), ("lv", "0", "zero"), ("da", "0.1", "one"), ("sr-Latn", "21", "one"),
    ("sh", "2", "few"), ("he", "2", "two"), ("iw", "2", "two"), ("mo", "0", "few"),
    ("ru", "-21", "one"), ("xx", "1", "other"), ("", "1", "other"),
  ])
  func choosesTheCategory(language: String, number: String, category: String) throws {
    let rules = PluralRules.cardinal(for: LanguageTag(rawValue: language))
    let operands = try #require(PluralOperands(decimal: number))
    #expect(rules.category(of: operands).rawValue == category)
  }

  @Test func choosesOrdinals() {
    let english = PluralRules.ordinal(for: "en-GB")
    #expect(
      [1, 2, 3, 4, 11, 21, 102, 113].map { english.category(of: $0).rawValue }
        == ["one", "two", "few", "other", "other", "one", "two", "other"])
    #expect(PluralRules.ordinal(for: "it").category(of: 8) == .many)
  }

  @Test func listsTheCategoriesOfALanguage() {
    #expect(PluralRules.cardinal(for: "ko").categories == [.other])
    #expect(PluralRules.cardinal(for: "pl").categories == [.one, .few, .many, .other])
    #expect(
      PluralRules.cardinal(for: "ar-EG").categories
        == [.zero, .one, .two, .few, .many, .other])
    #expect(PluralRules.ordinal(for: "en").categories == [.one, .two, .few, .other])
  }

  @Test func everyConditionOfTheTablesIsUnderstood() {
    for set in PluralRules.cardinalSets + PluralRules.ordinalSets {
      for rule in set.rules {
        #expect(PluralRule(rule.category, condition: rule.condition) != nil, "\(rule.condition)")
      }
    }
  }

  @Test(arguments: [
    "", "n", "n =", "x = 1", "n = 1 and", "n = 1 or", "n % 0 = 1", "n = 2..1", "n = a", "n 1 =",
    "n = 1 xor n = 2", "n % = 1", "n = ,",
  ])
  func refusesWhatIsNotACondition(condition: String) {
    #expect(PluralRule(.one, condition: condition) == nil)
  }

  @Test(.needs(.data, .python))
  func theTablesAreAsGenerated() throws {
    let tool = Repository.root.appending(path: "Tools/development/generate-plural-rules")
    let python = try #require(Program.python)
    let data = Repository.sharedData.appending(path: "plurals.json")
    let generated = try python.run([tool.path, "--print", data.path]).output
    let file = "Sources/StringCatalogs/Plurals/PluralRules+Data.swift"
    let committed = try Data(contentsOf: Repository.root.appending(path: file))
    #expect(generated == committed)
  }
}
