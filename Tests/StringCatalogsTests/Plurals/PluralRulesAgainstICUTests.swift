import TestSupport
import Testing

@testable import StringCatalogs

@Suite struct PluralRulesAgainstICUTests {
  /// Languages whose rules differ from those of Foundation's ICU, and why.
  private static let differences = [
    "cardinal ht":
      "CLDR 47 gave Haitian Creole the rules of French; the ICU of Swift 6.3 has CLDR 46",
    "ordinal ht": "new in CLDR 47, as above",
  ]

  private static let numbers: [String] =
    (0...2_000).map(String.init)
    + (0..<30).map { "\($0 / 10).\($0 % 10)" }
    + [
      "0.00", "0.01", "0.11", "0.21", "1.00", "1.01", "1.10", "1.11", "1.50", "2.00", "2.02",
      "2.12",
      "3.14", "10.0", "10.01", "10.11", "11.0", "21.0", "21.21", "100.0", "100.02", "1.000",
      "1.001",
      "1.211", "0.100", "10000", "100000", "1000000", "1000001", "1500000", "2000000", "20000000",
      "1000000.0", "1000000000",
    ]

  @Test(.needs(.icu), arguments: [false, true])
  func agreesWithICUInEveryLanguage(isOrdinal: Bool) throws {
    let icu = try #require(ICU())
    let operands = try Self.numbers.map { try #require(PluralOperands(decimal: $0)) }
    let sets = isOrdinal ? PluralRules.ordinalSets : PluralRules.cardinalSets
    var found: Set<String> = []
    for language in sets.flatMap({ $0.languages.split(separator: " ") }).map(String.init) {
      let tag = LanguageTag(rawValue: language)
      let rules = isOrdinal ? PluralRules.ordinal(for: tag) : PluralRules.cardinal(for: tag)
      let ours = operands.map { rules.category(of: $0).rawValue }
      let truth = icu.categories(of: Self.numbers, in: language, isOrdinal: isOrdinal)
      guard let position = ours.indices.first(where: { ours[$0] != truth[$0] }) else { continue }
      let name = (isOrdinal ? "ordinal " : "cardinal ") + language
      found.insert(name)
      #expect(
        Self.differences[name] != nil,
        "\(name): \(Self.numbers[position]) is \(ours[position]), ICU says \(truth[position])")
    }
    let kind = isOrdinal ? "ordinal " : "cardinal "
    #expect(found == Set(Self.differences.keys.filter { $0.hasPrefix(kind) }))
  }
}
