import Testing
import TextLayout

struct TextTableTests {
  private let table = {
    var table = TextTable(
      headings: ["Language", "Errors", "Translated"], alignments: [.leading, .trailing, .trailing])
    table.add("en", "0", "100%")
    table.add("zh-Hans", "12", "7%")
    return table
  }()

  @Test(arguments: [29, 40, 80])
  func alignsColumnsThatFit(columns: Int) {
    #expect(
      table.text(columns: columns) == """
        Language  Errors  Translated
        ────────  ──────  ──────────
        en             0        100%
        zh-Hans       12          7%

        """)
  }

  @Test func putsCellsBelowEachOtherOnANarrowScreen() {
    #expect(
      table.text(columns: 27) { text, column in column == 0 ? "<\(text)>" : text } == """
        <en>
          Errors      0
          Translated  100%
        <zh-Hans>
          Errors      12
          Translated  7%

        """)
  }

  @Test func leavesOutEmptyCellsOnANarrowScreen() {
    var table = TextTable(
      headings: ["Rule", "Severity", "Findings"], alignments: [.leading, .leading, .trailing])
    table.add("Total", "", "1348")
    #expect(table.text(columns: 20) == "Total\n  Findings  1348\n")
  }

  @Test func wrapsTheFirstColumnOnAWideScreen() {
    var table = TextTable(headings: ["Summary", "Rule"], alignments: [.leading, .leading])
    table.add("a sentence that is much longer than the screen, with more words", "name-of-a-rule")
    #expect(
      table.text(columns: 60) == """
        Summary                                       Rule
        ────────────────────────────────────────────  ──────────────
        a sentence that is much longer than the       name-of-a-rule
        screen, with more words

        """)
  }

  @Test func breaksJapaneseBetweenPhrases() {
    var table = TextTable(headings: ["検査内容", "ルール"], alignments: [.leading, .leading])
    table.add("カタログと同じテーブルのファイルが見つかりました", "catalog-conflicting-table")
    #expect(
      table.text(columns: 60).split(separator: "\n").suffix(2) == [
        "カタログと同じテーブルの           catalog-conflicting-table", "ファイルが見つかりました",
      ])
  }

  @Test func breaksAWordThatIsTooLong() {
    var table = TextTable(headings: ["名前", "値"], alignments: [.leading, .trailing])
    table.add("スーパーコンピューティングセンター", "1")
    let lines = table.text(columns: 20).split(separator: "\n")
    #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= 20 })
    #expect(lines.count == 3)
  }
}
