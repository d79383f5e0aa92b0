import Characters
import Foundation
import TestSupport
import Testing

@testable import CatalogRules

/// Regular expressions, compared with ICU's.
struct RegularExpressionTests {
  private static let patterns = [
    "a", "ab|cd", "a|ab", "ab|a", "(a|b)*c", "(?:ab)+", "a{2}", "a{2,}", "a{1,3}b", "a{0}b", "a??b",
    "a+?", "[abc]+", "[^abc]", "[a-c0-9]", #"[\]a-]"#, #"[\w-]+"#, ".", "^a", "b$", "^$",
    #"\d+"#, #"\D"#, #"\w+"#, #"\W"#, #"\s"#, #"\S+"#, #"\ba"#, #"a\b"#, #"\Bb"#, #"\p{Han}"#,
    #"\p{Han}[A-Za-z0-9]"#, #"[A-Za-z0-9]\p{Han}"#, #"[\p{Han}\p{Katakana}]+"#, #"\P{L}"#,
    #"\p{Lu}\p{Ll}*"#, #"[^\p{L}\s]"#, "ユーザ(?!ー)", "(?<!ー)ザ", "(?<=a)b", "(?=.*c)a", "(?!a).",
    "(?<=^|c)a", "(?<!(?<=a)b)c", "(?=a(?!b))a", "a(?=b|(?<=a)c)", "(?i)abc", "(?i)[A-C]+", "(?i)É",
    "(a*)*b", "(a|a)*c", "(a+)+$", "x*", "(?:a?){3}", #"\u0061"#, #"\x{65E5}"#, #"\x61"#, #"\t|\n"#,
    "[[ab]c]+", #"\."#, #"%\d*\$?@"#, #"(?<name>a)b"#, "a|", "(|a)b", #"\p{Script=Greek}"#, "ー?ザ",
  ]

  private static let texts = [
    "", "a", "b", "ab", "abc", "cab", "aab", "aaab", "abab", "ABC", "aBc", "dcba", "bbb", "ac",
    "a c",
    "x1y22", "日本語", "日本ABC", "ABC日本", "日本 ABC", "ユーザ", "ユーザー", "ユーザとユーザー", "サーバ", "a\nb",
    "a\tb\u{3000}c", "école École", "e\u{301}a", "%@ and %1$@", "“Tokyo”", "한국어 abc", "αβγ Δ",
    "]a-", ".a",
    "%lld 枚", "aaaaaaaaaaaaaaaaaaaa", "👩‍👩‍👧 a", "ﾕｰｻﾞ", "98.3 %", "_a1",
  ]

  @Test(arguments: patterns)
  func findsWhatICUFinds(pattern: String) throws {
    let ours = try RegularExpression(pattern)
    let theirs = try NSRegularExpression(pattern: pattern)
    for text in Self.texts {
      let range = NSRange(location: 0, length: text.utf16.count)
      let match = theirs.firstMatch(in: text, range: range)
        .map { (text as NSString).substring(with: $0.range) }
      // `$` of ICU also matches before a line feed at the end, which no text here has.
      #expect(ours.firstMatch(in: text) == match, "\(text)")
    }
  }

  @Test(arguments: Script.allCases)
  func knowsTheScriptsOfICU(script: Script) throws {
    let theirs = try NSRegularExpression(pattern: "^\\p{Script=\(script.rawValue)}$")
    let ranges = script.ranges
    for value in (0..<0x3_4000) as Range<UInt32> where value != 0x0A && value != 0x0D {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let range = NSRange(location: 0, length: text.utf16.count)
      let isTheirs = theirs.firstMatch(in: text, range: range) != nil
      if Script.isAny(of: ranges, scalar) != isTheirs { Issue.record("\(script) U+\(value)") }
    }
  }

  @Test(
    arguments: [
      ("(a", .unfinished, 0..<1), ("[a", .unfinished, 0..<1), (#"a\"#, .unfinished, 1..<2),
      ("a)", .unopened, 1..<2), ("*a", .quantifier, 0..<1), ("a{", .quantifier, 1..<2),
      ("a{2,1}", .quantifier, 1..<6), ("a{1001}", .quantifier, 1..<7),
      ("a{1000}", .tooLarge, 0..<7), ("a{0,1001}", .quantifier, 1..<9), ("^*", .quantifier, 0..<2),
      ("a**", .quantifier, 2..<3), (#"日\q"#, .escape, 3..<5), (#"\u12"#, .escape, 0..<4),
      (#"\x{D800}"#, .escape, 0..<8), (#"\p{Klingon}"#, .property, 0..<11),
      (#"\pL"#, .property, 0..<2),
      ("[z-a]", .set, 1..<4), ("[]", .set, 0..<2), (#"(a)\1"#, .unsupported, 3..<5),
      ("a++", .unsupported, 2..<3), ("(?>a)", .unsupported, 0..<2), ("a(?i)b", .unsupported, 1..<3),
      ("[a&&b]", .unsupported, 2..<4), ("((a{1000}){1000}){1000}", .tooLarge, 0..<23),
      (String(repeating: "(?=a)", count: 21), .tooLarge, 0..<105),
      (String(repeating: "(", count: 60), .tooLarge, 50..<50),
      (String(repeating: "[", count: 60), .tooLarge, 49..<50),
    ] as [(String, RegularExpressionError.Reason, Range<Int>)])
  func saysWhatIsWrong(pattern: String, reason: RegularExpressionError.Reason, range: Range<Int>) {
    let error = #expect(throws: RegularExpressionError.self) { try RegularExpression(pattern) }
    #expect(error?.reason == reason && error?.range == range, "\(String(describing: error))")
  }

  /// Expressions of random characters, which must not end the process and mean the same as in ICU.
  @Test func readsAnything() throws {
    let alphabet = Array("ab日()|*+?[]^$.\\dwbpL{}2,:=!<-")
    var generator = SeededGenerator(seed: 14)
    var compared = 0
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...9, using: &generator)
      let pattern = String(
        (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
      guard let ours = try? RegularExpression(pattern),
        let theirs = try? NSRegularExpression(pattern: pattern)
      else { continue }
      compared += 1
      for text in ["", "ab", "b日a2", "]-a", "aab,b"] {
        let range = NSRange(location: 0, length: text.utf16.count)
        let match = theirs.firstMatch(in: text, range: range)
        var budget = PatternBudget(scalarCount: text.unicodeScalars.count)
        let start = ours.firstMatch(in: Array(text.unicodeScalars), &budget)?.lowerBound
        #expect(start == match?.range.location, "\(pattern) in \(text)")
      }
    }
    #expect(compared > 500)
  }

  @Test(arguments: [(10_000, true), (10_001, false)])
  func readsExpressionsUpToTheirLength(count: Int, isRead: Bool) {
    // A set is one part, whatever is in it.
    let pattern =
      "[" + String(repeating: "ab", count: count / 2 - 1) + (count % 2 == 0 ? "]" : "c]")
    let expression = try? RegularExpression(pattern)
    #expect((expression != nil) == isRead)
  }

  @Test(arguments: [
    (String(repeating: "(", count: 49) + "a" + String(repeating: ")", count: 49), true),
    (String(repeating: "(", count: 50) + "a" + String(repeating: ")", count: 50), false),
    (String(repeating: "(?=a)", count: 20), true), (String(repeating: "(?=a)", count: 21), false),
    ("a{999}", true), ("a{1000}", false), ("a{0,1000}b{0,1001}", false), (#"\x{000061}"#, true),
    (#"\x{0000061}"#, false),
    (#"\x{10FFFF}"#, true), (#"\x{110000}"#, false),
  ])
  func readsExpressionsUpToTheirSize(pattern: String, isRead: Bool) {
    #expect(((try? RegularExpression(pattern)) != nil) == isRead)
  }

  /// Expressions that are accepted, and as slow as such can be: large repetitions, of sets that
  /// take long to test, at every location of the text, in looks, and in both cases.
  private static let slow = [
    #"[\p{Han}\p{L}]{1,500}"#, "(?<=a{1,500})b", "(a|b|c){1,100}d", "(?i)[à-ÿ]{1,450}ß",
    #"(?=\w{1,300})(?=\w{1,300})b"#, #"([\p{Lu}\p{Ll}\s]{1,30}\b){1,30}!"#, "((a?){20}){20}b",
    "(?<!(?<=a{1,100})b{1,100})c", ".{1,450}$", "(.|.|.|.){1,100}x",
    #"x[\p{Han}\p{L}]{1,450}"#, "d(a|b|c){1,100}", "(?i)ß[à-ÿ日é]{1,450}", "x.{1,450}",
  ]

  @Test(arguments: slow, ["a", "é", "日", "ab ", "a\u{301}"])
  func takesNoMoreStepsThanTheBudget(pattern: String, unit: String) throws {
    let expression = try RegularExpression(pattern)
    for count in [10, 600] {
      let scalars = Array(String(repeating: unit, count: count).unicodeScalars)
      var budget = PatternBudget(scalarCount: scalars.count)
      _ = expression.firstMatch(in: scalars, &budget)
      // What one location of the text takes can be more than is left: all instructions, twice.
      #expect(budget.steps > -10_000 - 2 * scalars.count, "\(count)")
    }
  }

  /// A step is an instruction at a location, so the count grows with the text, not with its square,
  /// which would be sixteen times as much; a bit faster until a repetition is as long as it can be.
  @Test(arguments: slow)
  func takesStepsInProportionToTheText(pattern: String) throws {
    let expression = try RegularExpression(pattern)
    let counts = [500, 2_000].map { count in
      var budget = PatternBudget(scalarCount: 10_000_000)
      let all = budget.steps
      _ = expression.firstMatch(
        in: Array(String(repeating: "aé日 ", count: count / 4).unicodeScalars), &budget)
      return all - budget.steps
    }
    #expect(counts[1] < 8 * counts[0] && counts[0] < 500 * 4_000, "\(counts)")
  }

  @Test func saysWhetherTheBudgetWasSpent() throws {
    let text = Array(String(repeating: "a", count: 5_000).unicodeScalars)
    var budget = PatternBudget(scalarCount: text.count)
    let all = budget.steps
    #expect(try RegularExpression("a{3}b?").firstMatch(in: text, &budget) == 0..<3)
    #expect(!budget.isSpent && budget.steps < all)
    #expect(try RegularExpression("ba{1,450}").firstMatch(in: text, &budget) == nil)
    #expect(budget.isSpent)
    // Nothing is searched after that.
    #expect(try RegularExpression("a").firstMatch(in: text, &budget) == nil)
  }

  /// These take backtracking engines 2¹⁰⁰ steps and more.
  @Test(
    .endsHangs,
    arguments: ["(a+)+$", "(a|aa)+$", "(a*)*b", "(?=(a+)+b)", "(?<=(a|a)*b)", "((a?){20}){20}b"])
  func takesLinearTime(pattern: String) throws {
    let text = String(repeating: "a", count: 1_000) + "!"
    #expect(try RegularExpression(pattern).firstMatch(in: text) == nil)
  }
}
