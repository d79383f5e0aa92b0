import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules

struct LazyAutomatonTests {
  /// Whether an expression may match, and the steps that it takes to know.
  private func search(
    _ automaton: LazyAutomaton, _ text: String
  ) -> (mayMatch: Bool, steps: Int) {
    var budget = PatternBudget(scalarCount: text.unicodeScalars.count)
    let all = budget.steps
    let mayMatch = automaton.mayMatch(Array(text.utf8)[...], &budget)
    return (mayMatch, all - budget.steps)
  }

  @Test(
    arguments: [
      (#"[0-9@df]\s+%(%|(?![0-9@a-z.]))|％"#, ["98.3 %", "5％", "%d  %%"], ["98.3%", "%d%%"]),
      ("^ | $", [" a", "a ", " "], ["a b", "", "a"]),
      ("[a-z]$", ["Ab"], ["aB", ""]), ("^(ab|cd)+$", ["abcd"], ["abc", "xab", ""]),
      (#"\p{Han}[A-Z]"#, ["打开GPS"], ["打开 GPS", "GPS打开"]), ("(?i)é", ["CAFÉ"], ["cafe"]),
    ] as [(String, [String], [String])])
  func tellsTextsApart(pattern: String, matched: [String], others: [String]) throws {
    let automaton = try RegularExpression(pattern).makeAutomaton()
    for text in matched { #expect(search(automaton, text).mayMatch, "\(text)") }
    for text in others { #expect(!search(automaton, text).mayMatch, "\(text)") }
  }

  @Test(arguments: [("a(?!b)", "ab"), (#"\bb"#, "ab"), ("(?<=c)b", "ab")])
  func takesLooksAndBoundariesForGranted(pattern: String, text: String) throws {
    let expression = try RegularExpression(pattern)
    #expect(search(expression.makeAutomaton(), text).mayMatch)
    #expect(expression.firstMatch(in: text) == nil)
  }

  /// Where an expression has no looks and word boundaries, the automaton is exact.
  @Test func refusesNoTextThatMatches() throws {
    let alphabet = Array("ab日()|*+?[]^$.\\dwbBs{}2,:=!<-")
    var generator = SeededGenerator(seed: 39)
    var (matched, refused) = (0, 0)
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...9, using: &generator)
      let pattern = String(
        (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
      guard let expression = try? RegularExpression(pattern) else { continue }
      let automaton = expression.makeAutomaton()
      let isExact =
        !["\\b", "\\B", "(?"].contains(where: pattern.contains)
        && !(pattern.contains("$") && pattern.contains("^"))
      for text in ["", "ab", "b日a2", "]-a", "aab,b", "日日 aé\u{301}", "ab"] {
        let isMatched = expression.firstMatch(in: text) != nil
        let mayMatch = search(automaton, text).mayMatch
        if isExact { #expect(mayMatch == isMatched, "\(pattern) in \(text)") }
        if isMatched { #expect(mayMatch, "\(pattern) in \(text)") }
        matched += isMatched ? 1 : 0
        refused += mayMatch ? 0 : 1
      }
    }
    #expect(matched > 1_000 && refused > 1_000, "\(matched), \(refused)")
  }

  /// What is remembered from earlier texts changes no count, also when it was too much to keep.
  @Test(arguments: [#"(a|b)*a(a|b){12}x"#, "(日|本)*日(日|本){10}x", #"\p{L}{1,20}\d"#])
  func takesTheSameStepsForATextAlone(pattern: String) throws {
    let expression = try RegularExpression(pattern)
    let used = expression.makeAutomaton()
    var generator = SeededGenerator(seed: 39)
    for _ in 0..<200 {
      let text = String(
        (0..<60).map { _ in "aab日本 7".randomElement(using: &generator) ?? "a" })
      let alone = search(expression.makeAutomaton(), text)
      let later = search(used, text)
      #expect(alone == later, "\(text)")
    }
  }

  @Test(
    arguments: [
      #"[\p{Han}\p{L}]{1,500}!"#, "(?i)[à-ÿ]{1,450}ß", "((a?){20}){20}b", ".{1,450}x",
      "(.|.|.|.){1,100}x", "(?<!(?<=a{1,100})b{1,100})c",
    ], ["a", "é", "日", "ab ", "a\u{301}"])
  func takesNoMoreStepsThanTheBudget(pattern: String, unit: String) throws {
    let text = String(repeating: unit, count: 600)
    let count = text.unicodeScalars.count
    var budget = PatternBudget(scalarCount: count)
    _ = try RegularExpression(pattern).makeAutomaton().mayMatch(Array(text.utf8)[...], &budget)
    // What one position of the text takes can be more than is left.
    #expect(budget.steps > -10_000 - 2 * count)
  }

  @Test func refusesNothingOnceTheBudgetIsSpent() throws {
    let text = Array(String(repeating: "a", count: 5_000).utf8)
    var budget = PatternBudget(scalarCount: text.count)
    #expect(try !RegularExpression("b").makeAutomaton().mayMatch(text[...], &budget))
    #expect(!budget.isSpent)
    #expect(try RegularExpression("a{1,450}b").makeAutomaton().mayMatch(text[...], &budget))
    #expect(budget.isSpent)
    #expect(try RegularExpression("b").makeAutomaton().mayMatch(text[...], &budget))
  }
}
