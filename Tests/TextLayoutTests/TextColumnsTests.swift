import Testing
import TextLayout

struct TextColumnsTests {
  @Test func wrapsColumnsWithTheTable() {
    let columns = TextColumns(width: 60, breaker: TableLineBreaker())
    let lines = columns.lines(ofRows: [
      ("제조사", "Apple"),
      ("렌즈", "iPhone 15 Pro back triple camera with a focal length of 6.765mm f/1.78"),
    ])
    #expect(
      lines == [
        "제조사  Apple", "렌즈    iPhone 15 Pro back triple camera with a focal length",
        "        of 6.765mm f/1.78",
      ])
  }

  @Test func putsValuesBelowTheirLabelsOnANarrowPage() {
    let rows = [("length-limit-of-a-very-long-name-of-a-rule", "5"), ("렌즈", "1.78")]
    let stacked = ["length-limit-of-a-very-long-name-of-a-rule", "  5", "렌즈", "  1.78"]
    let columns = TextColumns(width: 40, breaker: TableLineBreaker())
    #expect(columns.lines(ofRows: rows) == stacked)
    let inner = TextColumns(width: 60, breaker: TableLineBreaker()).narrowed(to: 50)
    #expect(inner.lines(ofRows: [("렌즈", "1.78")]) == ["렌즈  1.78"])
  }
}
