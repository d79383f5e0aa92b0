import Testing
import TextLayout

struct TextColumnsTests {
  @Test func wrapsColumnsWithTheTable() {
    let columns = TextColumns(width: 40, breaker: TableLineBreaker())
    let lines = columns.lines(ofRows: [
      ("제조사", "Apple"), ("렌즈", "iPhone 15 Pro back triple camera 6.765mm f/1.78"),
    ])
    #expect(
      lines == [
        "제조사  Apple", "렌즈    iPhone 15 Pro back triple camera",
        "        6.765mm f/1.78",
      ])
  }
}
