import Escaping
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
      // A formula on GitHub, though not for the parser that other tests use.
      ("$x$", "\\$x\\$"),
    ])
  func escapesTextWhereItMeansSomething(text: String, markdown: String) {
    #expect(MarkdownEscaping.text(text) == markdown)
  }

  @Test func fencesAreLongerThanWhatTheyEnclose() {
    #expect(MarkdownEscaping.fence(for: "a") == "```")
    #expect(MarkdownEscaping.fence(for: "a ```` b") == "`````")
  }

  @Test(
    arguments: [
      ("- a", "\\- a"), ("+ a", "\\+ a"), ("===", "\\==="), ("12. a", "12\\. a"),
      ("1) a", "1\\) a"),
      ("    a", "a"), ("1.", "1\\."), ("a - b", "a - b"), ("12 a", "12 a"), ("", ""),
    ])
  func beginsAParagraphAndNoOtherBlock(line: String, markdown: String) {
    #expect(MarkdownEscaping.paragraph(line) == markdown)
  }
}
