import Testing

@testable import CodeStrings

/// What each decision about code still accepts, and the next code, which it doesn't.
@Suite struct ThresholdTests {
  private func facts(_ code: String) -> [FileFacts] {
    [CodeStringExtractor.facts(ofSwift: Array(code.utf8), path: "A.swift")]
  }

  private func keys(_ code: String) -> [String] {
    CodeStringExtractor().strings(in: facts(code)).map(\.key)
  }

  /// A format makes text of a number.
  @Test(arguments: [
    (#"\(price)"#, "%lf"), (#"\(price, format: .currency(code: "EUR"))"#, "%@"),
    (#"\(count, format: .number)"#, "%@"), (#"\(count)"#, "%lld"),
    (#"\(count, specifier: "%03lld")"#, "%03lld"), (#"\(price, specifier: "%.2f")"#, "%.2f"),
  ])
  func formatsMakeTextOfNumbers(interpolation: String, key: String) {
    let code = "let price: Double = 1; let count: Int = 1; let a = Text(\"\(interpolation)\")"
    #expect(keys(code) == [key])
  }

  private func unlocalized(_ literal: String) -> [UnlocalizedText] {
    let code = """
      import SwiftUI
      struct A: View { let title = "\(literal)"; var body: some View { Text(title) } }
      """
    return CodeStringExtractor().reading(of: facts(code)).unlocalized
  }

  /// More than half of the words have only letters, of those that have any.
  @Test(arguments: [
    ("Open file", true), ("open x1", false), ("Open the x1", true), ("Open the x1 x2", false),
    ("Open the big x1 x2", true), ("Open 1 2 3", true), ("Open", true), ("Op", false),
    ("Ope", true), ("open", false), ("OpenAI", false), ("1 2 3", false),
  ])
  func proseIsMostlyWords(literal: String, isProse: Bool) {
    #expect(unlocalized(literal).map(\.text) == (isProse ? [literal] : []))
  }

  /// A small word of four letters tells a phrase from a name.
  @Test(arguments: [
    ("Open the box", false), ("Open this box", true), ("Open The Box", false),
    ("open this box", false), ("Open box.", true), ("Open Th1s box", false), ("열기 상자", true),
  ])
  func phrasesHaveASmallWord(literal: String, isPhrase: Bool) throws {
    #expect(try #require(unlocalized(literal).first).isPhrase == isPhrase)
  }

  @Test(arguments: [(40, true), (41, false)])
  func whatIsUnknownIsNoSentence(size: Int, isCovered: Bool) {
    let key = Array(("error." + String(repeating: "x", count: size)).utf8)
    #expect(KeyPattern(["error.", nil]).covers(key) == isCovered)
    #expect(KeyPattern(["error.", nil]).matches(key))
  }

  @Test(
    arguments: [
      (["ab", nil], false), (["abc", nil], true), ([nil, "abcd"], false), ([nil, "abcde"], true),
      (["a", nil, "bc"], true), (["가", nil], false), (["가a", nil], true), ([nil, "가나a"], true),
      ([nil, "가나"], false), ([nil, " of ", nil], false), (["1.2", nil], false),
      (["1.23", nil], true),
    ] as [([String?], Bool)])
  func patternsNeedLettersToTellKeysApart(parts: [String?], isTelling: Bool) {
    #expect(KeyPattern(parts).isTelling == isTelling)
  }

  @Test(
    arguments: [
      (["a", nil, "a"], "a", false), (["a", nil, "a"], "aa", true), (["a", nil], "a", true),
      ([nil, "b"], "b", true), ([nil, "b"], "bc", false), (["a", nil, "b", nil, "c"], "abc", true),
      (["a", nil, "b", nil, "c"], "acb", false), (["a", nil, "bb", nil], "ab", false),
      (["a", nil, "bb", nil], "abb", true), ([nil], "a", false), (["a"], "ab", false),
      (["a"], "a", true), ([nil, "bc", nil], "abcd", true), ([nil, "bc", nil], "bc", true),
    ] as [([String?], String, Bool)])
  func patternsMatchWholeKeys(parts: [String?], key: String, isMatch: Bool) {
    #expect(KeyPattern(parts).matches(Array(key.utf8)) == isMatch)
  }

  /// A key is followed through some functions.
  @Test(arguments: [(1, true), (7, true), (40, false)])
  func followsFunctionsThatPassAKeyOn(count: Int, isFound: Bool) {
    var code = "func f0(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"
    for number in 1...count {
      code += "func f\(number)(_ key: String) -> String { f\(number - 1)(key) }\n"
    }
    #expect(keys(code + "let a = f\(count)(\"open\")").contains("open") == isFound)
  }

  @Test(arguments: [
    ("{ ", 2_000), ("[", 16), ("[ ( /* [ */ ", 16), ("#if A\n", 2_000), ("try ", 30_000),
    (".", 300_000), ("[@a(b) inout ", 16), ("[A.B<C, (d: ~E?) -> F & ", 16), ("[a, [b], ", 15),
  ])
  func readsCodeUpToADepth(part: String, limit: Int) {
    for (count, isExcessive) in [(limit - 1, false), (limit, false), (limit + 1, true)] {
      let code = Array((String(repeating: part, count: count) + "a ").utf8)
      #expect(NestingEstimate(code).isExcessive == isExcessive, "\(count)")
    }
  }

  /// What ends a type ends its arrays, but arguments of attributes could hide more of them.
  @Test(arguments: [
    (#"["a", "#, 40, false), ("[{", 40, false), ("[1 + ", 40, false), ("[@a='b']", 40, false),
    ("[a], @b(c: 1) = ", 40, false), (#"[@a("]") "#, 16, false), (#"[@a("]") "#, 17, true),
    ("[@a(#if) ", 17, true), ("[@a(b = c) ", 17, true), ("[@a({}) ", 17, true),
  ])
  func readsArraysThatAreNoTypes(part: String, count: Int, isExcessive: Bool) {
    let code = String(repeating: part, count: count) + "a "
    #expect(NestingEstimate(Array(code.utf8)).isExcessive == isExcessive)
  }

  @Test(arguments: [("(", 1_000), ("try ", 1_000), ("<.", 500)])
  func anyThreadReadsShallowCode(part: String, limit: Int) {
    for (count, isShallow) in [(limit, true), (limit + 1, false)] {
      let code = Array((String(repeating: part, count: count) + "a ").utf8)
      #expect(NestingEstimate(code).isShallow == isShallow, "\(count)")
    }
  }
}
