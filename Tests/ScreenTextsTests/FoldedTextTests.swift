import ScreenTexts
import Testing

struct FoldedTextTests {
  @Test(arguments: [
    ("ＦＦ!p", "ff ! P"), ("Café", "CAFE\u{301}"),
    ("설정", "\u{1109}\u{1165}\u{11AF} \u{110C}\u{1165}\u{11BC}"),
    ("ﾃﾞｰﾀ", "データ"), ("“Don’t”", "\"don't\""), ("2–3", "2-3"), ("ﬁle…", "file..."), ("①", "1"),
    ("設定\u{200B}", "設 定"), ("Straße", "straße"),
  ])
  func ignoresHowATextIsWritten(one: String, other: String) {
    #expect(FoldedText(one) == FoldedText(other))
    #expect(FoldedText(one).similarity(to: FoldedText(other)) == 1)
  }

  @Test(arguments: [("か", "が"), ("설정", "선정"), ("AI", "Al"), ("日", "目"), ("กำ", "กา")])
  func keepsWhatDiffers(one: String, other: String) {
    #expect(FoldedText(one) != FoldedText(other))
  }

  @Test(arguments: [("설정", "설점", "설마"), ("Bill", "Bi1l", "Bell"), ("ロード", "口ード", "ガード")])
  func isCloserToWhatLooksAlike(text: String, alike: String, other: String) {
    let folded = FoldedText(text)
    #expect(folded.distance(to: FoldedText(alike)) < folded.distance(to: FoldedText(other)))
  }

  @Test func comparesWithNothing() {
    #expect(FoldedText(" \u{301}").isEmpty)
    #expect(FoldedText("").similarity(to: FoldedText("a")) == 0)
    #expect(FoldedText("").similarity(to: FoldedText(" ")) == 1)
  }
}
