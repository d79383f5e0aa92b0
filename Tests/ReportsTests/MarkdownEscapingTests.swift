import Foundation
import TextLayout
import TestSupport
import Testing

struct MarkdownEscapingTests {
  @Test(
    arguments: [
      ("Canon EOS R5", "`Canon EOS R5`"),
      ("a`b", "``a`b``"),
      ("`a", "`` `a ``"),
      ("``", "``` `` ```"),
      ("a|b", "a&#124;b"),
      ("a\\b", "a\\\\b"),
      (" a", " a"),
      ("", ""),
    ])
  func writesValuesAsCodeWhereCodeIsExact(value: String, markdown: String) {
    #expect(MarkdownEscaping.code(value) == markdown)
  }

  @Test(
    arguments: [
      ("12:34:56", "12:34:56"),
      ("찍은 때: 12:34", "찍은 때: 12:34"),
      ("https://example.org", "https\\://example.org"),
      ("www.example.org", "www\\.example.org"),
      ("@someone", "@<!-- -->someone"),
      ("#12", "\\#<!-- -->12"),
      (":tada:", "\\:tada:"),
      ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
    ])
  func escapesTextWhereItMeansSomething(text: String, markdown: String) {
    #expect(MarkdownEscaping.text(text) == markdown)
  }

  @Test func fencesAreLongerThanWhatTheyEnclose() {
    #expect(MarkdownEscaping.fence(for: "a") == "```")
    #expect(MarkdownEscaping.fence(for: "a ```` b") == "`````")
  }

  @Test(.needs(.python))
  func comesBackFromGitHubsParserAsItWas() throws {
    let pieces = [
      "`", "``", "|", "\\", "*", "_", "~", "[", "](x)", "<b>", "</td>", "<!--", "-->", "&amp;", "&",
      "@a", "a@b.org", "#1", "https://a.org", "www.a.org", ":tada:", "$x$", "!", "(", ")", "- ",
      "1. ",
      "\n", "\t", "\u{1B}[0m", "\u{202E}", "가", "字", "é", "\u{301}", " ", "  ", "a", "Z", "0", "\"",
      "'",
      "{{x}}", "=", "+", "---", "\u{2028}", "👩‍🚀",
    ]
    var generator = RepeatableGenerator(state: 7)
    var values = pieces
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...8, using: &generator)
      values.append(
        (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined())
    }
    let items = values.map { raw in
      let value = VisibleText(raw).text
      return [
        "value": value, "code": MarkdownEscaping.code(value), "text": MarkdownEscaping.text(value),
      ]
    }
    let json = String(decoding: try JSONEncoder().encode(items), as: UTF8.self)
    try PythonCheck.expectNoFault(
      "check-markdown.py", PythonCheck.file(json, named: "values.json"))
  }
}

/// Gives the same numbers on every run (SplitMix64).
struct RepeatableGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
