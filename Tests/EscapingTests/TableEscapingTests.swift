import Escaping
import Testing

struct TableEscapingTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("a,b", "\"a,b\""), ("a;b", "\"a;b\""), ("a\tb", "\"a\tb\""),
    (" a", "\" a\""), ("a\"\u{301},=1+1,b", "\"a\"\"\u{301},=1+1,b\""), ("", ""),
  ])
  func putsCellsInQuotesWhereAProgramWouldEndThem(cell: String, written: String) {
    #expect(CSVEscaping.row([cell, "x"]).utf8.elementsEqual("\(written),x\r\n".utf8))
  }

  @Test(arguments: [
    "=1+1", "+1", "-1", "@SUM", "\t=1", "\n=1", "\r=1", "  =1", "\u{A0}=1",
    "\u{3000}=1",
    "＝1", "＋1", "－1", "＠1", "'=1", "'' =1", "=\u{301}1",
  ])
  func guardsFormulas(text: String) {
    #expect(FormulaGuard.guarded(text).utf8.elementsEqual(("'" + text).utf8))
    #expect(FormulaGuard.unguarded("'" + text).utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [
    "", "a", "1", "'", "it's", "'tis", "a=b", "/x", " a", "（-1）", "%@ photos", "%1$lld%%", "'%@'",
    "% of", "|x",
  ])
  func leavesOtherTextsAlone(text: String) {
    #expect(FormulaGuard.guarded(text) == text)
    #expect(FormulaGuard.unguarded(text) == text)
  }

  @Test func endsNoCommentAndNoString() {
    #expect(
      StringsEscaping.comment("a */\u{301} \"evil\" = \"injected\"; /* b").utf8
        .elementsEqual("/* a * /\u{301} \"evil\" = \"injected\"; /* b */".utf8))
    #expect(StringsEscaping.text("\"\u{301}\\\u{1}\n") == "\\\"\u{301}\\\\\\U0001\\n")
  }
}
