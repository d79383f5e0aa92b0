import Documents
import StringCatalogs
import Testing

struct MarkdownBlockTests {
  private let name = LocalizedMessage("Name")

  @Test func padsTables() throws {
    let table = Table(
      columns: [Table.Column(name, .path), Table.Column(LocalizedMessage("Count"), .number)],
      rows: [
        Table.Row([Table.Cell(.path("서울/a.jpg")), Table.Cell(.number(5))]),
        Table.Row([Table.Cell(.path("b|c.jpg")), Table.Cell(.absent)]),
      ])
    #expect(
      try markdown(.table(table)) == """
        | Name         | Count |
        | ------------ | ----: |
        | `서울/a.jpg` |     5 |
        | b&#124;c.jpg |     – |

        """)
  }

  @Test func drawsBars() throws {
    let chart = Chart(
      LocalizedMessage("By month"), kind: .bars, axis: [.phrase("May"), .phrase("June")],
      series: [Chart.Series(.absent, values: [1, 4])])
    #expect(
      try markdown(.chart(chart)) == """
        | By month | Count |                      |
        | -------- | ----: | -------------------- |
        | May      |     1 | █████                |
        | June     |     4 | ████████████████████ |

        """)
  }

  @Test func writesFindingsAsAList() throws {
    let finding = JudgedFinding(
      .strong, label: LocalizedMessage("Strong"), sentence: .phrase("It names %@.", .code("x`y")),
      explanation: .phrase("Chance."), details: [.list([.offset(16)])])
    #expect(
      try markdown(.findings([finding])) == """
        - **Strong** — It names ``x`y``.

          Other explanation: Chance.

          - 0x10 (16)

        """)
  }

  @Test func endsACardWithItsFullValues() throws {
    let long = String(repeating: "`x", count: 200)
    let card = Card(
      anchor: "a", title: .untrusted("A"), verdict: Verdict(.fine, name, reason: .phrase("Why")),
      meter: Meter(LocalizedMessage("Score"), value: 85),
      blocks: [.facts([Fact(name, .code(long))])])
    let text = try markdown(.card(card), .sentence(.phrase("After")))
    #expect(text.hasPrefix("## `A`\n\n**Name** — Why\n\nScore: 85/100\n\n"))
    #expect(text.hasSuffix("**Full values**\n\nName\n\n```\n\(long)\n```\n\nAfter\n"))
  }

  @Test(arguments: ["- x|", "1. x|", "+ x|", "=== |", "    x|", "12) |"])
  func takesNoValueForTheBeginningOfABlock(value: String) throws {
    let line = try markdown(.sentence(.untrusted(value)))
    #expect(!line.hasPrefix(" "))
    #expect(!line.contains(/^(-|\+|=|\d+[.)])/))
  }

  @Test func writesTheOtherBlocks() throws {
    #expect(
      try markdown(
        .section(
          Section(name, blocks: [.disclosure(Disclosure(name, blocks: [.sentence(.absent)]))])),
        .tally(Tally(items: [Tally.Item(name, count: 3)])),
        .meter(Meter(name, value: 2, maximum: 3)),
        .facts([Fact(name, .byteSize(2_345)), Fact(name, .absent)]),
        .figure(
          Figure(
            .picture(DocumentPicture(jpeg: [], width: 1, height: 1)),
            alternative: .phrase("A view"),
            caption: .phrase("Seen"))),
        .columns([.sentence(.phrase("One"))], [.sentence(.phrase("Two"))])) == """
          ## Name

          **Name**

          Not recorded

          | Item | Count |
          | ---- | ----: |
          | Name |     3 |

          Name: 2/3

          | Item | Value              |
          | ---- | ------------------ |
          | Name | 2 kB (2,345 bytes) |

          Not recorded: Name

          Picture: A view
          Seen

          One

          Two

          """)
  }
}
