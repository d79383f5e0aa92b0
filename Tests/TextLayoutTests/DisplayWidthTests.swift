import Testing
import TextLayout

struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("iPhone 15", 9), ("한글", 4), ("写真", 4), ("ｱｲｳ", 3), ("ＡＢ", 4), ("…①é", 3),
      ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("한\u{A0}글", 5), ("、。", 4),
    ])
  func countsColumnsOfLetters(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(
    arguments: [
      "👍", "👍🏽", "👩‍🚀", "👨‍👩‍👧‍👦", "🇰🇷", "🇯🇵", "❤️", "☀️", "1️⃣", "🏳️‍🌈",
    ])
  func givesAnEmojiTwoColumns(emoji: String) {
    #expect(DisplayWidth.of(emoji) == 2)
  }

  @Test func givesSymbolsInTextStyleOneColumn() {
    #expect(DisplayWidth.of("☀") == 1)
    #expect(DisplayWidth.of("❤") == 1)
  }

  @Test func padsByColumns() {
    #expect("사진".padded(toColumns: 6) == "사진  ")
    #expect("12".padded(toColumns: 6, alignment: .trailing) == "    12")
    #expect("사진 파일".padded(toColumns: 6) == "사진 파일")
  }

  @Test func cutsBetweenGraphemes() {
    #expect("사진파일".truncated(toColumns: 8) == "사진파일")
    #expect("사진파일".truncated(toColumns: 7) == "사진파…")
    #expect("사진파일".truncated(toColumns: 6) == "사진…")
    #expect("a👨‍👩‍👧b".truncated(toColumns: 3) == "a…")
    #expect("abc".truncated(toColumns: 0).isEmpty)
  }

  @Test func cutsInTheMiddleBetweenGraphemes() {
    #expect("abcdefgh".truncatedInMiddle(toColumns: 8) == "abcdefgh")
    #expect("abcdefgh".truncatedInMiddle(toColumns: 7) == "abc…fgh")
    #expect("abcdefgh".truncatedInMiddle(toColumns: 6) == "abc…gh")
    #expect("abcdefgh".truncatedInMiddle(toColumns: 3) == "a…h")
    #expect("abcdefgh".truncatedInMiddle(toColumns: 2) == "a…")
    #expect("사진파일".truncatedInMiddle(toColumns: 8) == "사진파일")
    #expect("사진파일".truncatedInMiddle(toColumns: 7) == "사진…일")
  }

  @Test func cutsAtTheStartBetweenGraphemes() {
    #expect("사진파일".truncatedAtStart(toColumns: 8) == "사진파일")
    #expect("사진파일".truncatedAtStart(toColumns: 7) == "…진파일")
    #expect("사진파일".truncatedAtStart(toColumns: 6) == "…파일")
    #expect("a👨‍👩‍👧b".truncatedAtStart(toColumns: 3) == "…b")
    #expect("photos.count".truncatedAtStart(toColumns: 6) == "…count")
    #expect("abc".truncatedAtStart(toColumns: 0).isEmpty)
  }

  /// Texts of plain letters are measured by a faster method, which must give the same result.
  @Test func countsLettersAsItCountsGraphemes() {
    for value in stride(from: UInt32(0x20), to: 0x1_0000, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)글\(scalar)"
      #expect(DisplayWidth.of(text) == text.reduce(0) { $0 + DisplayWidth.of($1) }, "\(value)")
    }
  }
}
