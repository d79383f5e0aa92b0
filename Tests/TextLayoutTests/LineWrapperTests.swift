import Testing
import TextLayout

struct LineWrapperTests {
  private func lines(_ text: String, _ width: Int) -> [String] {
    LineWrapper(width: width, breaker: TableLineBreaker()).lines(of: text)
  }

  @Test func breaksEnglishAfterSpacesAndHyphens() {
    #expect(lines("metadata can be changed", 12) == ["metadata can", "be changed"])
    #expect(lines("a well-known word", 8) == ["a", "well-", "known", "word"])
    #expect(lines("2025-09-04", 8) == ["2025-09-", "04"])
  }

  @Test func keepsOptionsAndHiddenFilesWhole() {
    #expect(lines("see --write-baseline", 16) == ["see", "--write-baseline"])
    #expect(lines("“--write-baseline”", 12) == ["“--write-", "baseline”"])
    #expect(lines("the .a-file", 7) == ["the", ".a-file"])
    #expect(lines("--a-b well-known", 10) == ["--a-b", "well-known"])
    #expect(lines("--a-b well-known", 11) == ["--a-b", "well-known"])
  }

  @Test func keepsKoreanWordsTogether() {
    #expect(lines("카메라 정보가 있습니다", 14) == ["카메라 정보가", "있습니다"])
  }

  @Test func breaksJapaneseByTheStrictRules() {
    #expect(lines("写真を、撮った", 6) == ["写真", "を、", "撮った"])
    #expect(lines("データ", 4) == ["デー", "タ"])
    #expect(lines("あ「い」う", 4) == ["あ", "「い", "」う"])
  }

  @Test func breaksAPhraseWiderThanALineByTheStrictRules() {
    struct Phrases: LineBreaking {
      func breakOpportunities(in text: String) -> [String.Index] {
        text.indices.filter { $0 > text.startIndex && text[text.index(before: $0)] == "、" }
      }
    }
    let wrapper = LineWrapper(width: 9, breaker: Phrases())
    #expect(
      wrapper.lines(of: "キャッシュサーバー、はい。") == ["キャッ", "シュサー", "バー、", "はい。"])
  }

  @Test func breaksChineseBeforeNoClosingPunctuation() {
    #expect(lines("照片已编辑。", 10) == ["照片已编", "辑。"])
  }

  @Test(arguments: 1...12)
  func neverLosesOrSplitsAGrapheme(width: Int) {
    let text = "가👨‍👩‍👧나 e\u{301}e\u{301}e\u{301} 🇰🇷🇯🇵 写真ー(test)"
    let wrapped = lines(text, width)
    #expect(wrapped.joined().filter { $0 != " " } == text.filter { $0 != " " })
    for line in wrapped { #expect(DisplayWidth.of(line) <= max(width, 2)) }
  }

  @Test func givesOneLineForEmptyText() {
    #expect(lines("", 10) == [""])
  }

  /// Names that people search for stay whole; Japanese is broken where a phrase ends.
  @Test(
    arguments: [
      ("[format-argument-order] zh-Hans", 24, ["[format-argument-order]", "zh-Hans"]),
      (
        "フォルダからファイルを検索し、隠しファイルはスキップします。", 30,
        ["フォルダからファイルを検索し、", "隠しファイルはスキップします。"]
      ),
      (
        "文字列カタログ、.strings、XLIFF", 16, ["文字列カタログ、", ".strings、XLIFF"]
      ),
      ("コピーを作成し、結果を「出力先」に書き込みます。", 28, ["コピーを作成し、結果を", "「出力先」に書き込みます。"]),
      ("設定を読み取れません。値をご確認ください。", 32, ["設定を読み取れません。", "値をご確認ください。"]),
      ("没有任何改动的文件不会保存。", 10, ["没有任何改", "动的文件不", "会保存。"]),
    ] as [(String, Int, [String])])
  func keepsPhrasesTogether(text: String, width: Int, lines: [String]) {
    #expect(LineWrapper(width: width, breaker: PhraseLineBreaker()).lines(of: text) == lines)
  }
}
