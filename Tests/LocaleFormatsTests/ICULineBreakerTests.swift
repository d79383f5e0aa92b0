import StringCatalogs
import TextLayout
import Testing

@testable import LocaleFormats

#if canImport(_FoundationICU)
struct ICULineBreakerTests {
  private func pieces(_ text: String, _ language: LanguageTag) throws -> [String] {
    let breaker = try #require(ICULineBreaker(language: language))
    var pieces: [String] = []
    var start = text.startIndex
    for position in breaker.breakOpportunities(in: text) + [text.endIndex] {
      pieces.append(String(text[start..<position]))
      start = position
    }
    return pieces
  }

  @Test func keepsKoreanWordsTogether() throws {
    #expect(
      try pieces("카메라 정보가 있습니다(Apple, iPhone)", "ko")
        == ["카메라 ", "정보가 ", "있습니다", "(Apple, ", "iPhone)"])
  }

  @Test func breaksJapaneseByPhrases() throws {
    let found = try pieces("写真オリジナリティレポートを作成しました。", "ja")
    #expect(found == ["写真", "オリジナリティレポートを", "作成しました。"])
  }

  /// ICU's words alone would break 検証し|て, 書き|込み, 文字|列, する|お|それ and catalog-|lint.
  @Test(arguments: [
    "写真は|検証していません。", "記録されています", "ファイルに|書き込みます。", "文字列|カタログを|検索してください。", "クラッシュするおそれが|あります。",
    "値ではありません。", "catalog-lint |で|確認します。",
  ])
  func breaksNeitherVerbsNorNames(marked: String) throws {
    let wanted = marked.split(separator: "|").map(String.init)
    let found = try pieces(wanted.joined(), "ja")
    // A position that the test doesn't want is found by the joined pieces.
    #expect(found == wanted)
  }

  @Test func breaksChineseBetweenCharacters() throws {
    #expect(try pieces("照片已编辑。", "zh-Hans") == ["照", "片", "已", "编", "辑。"])
  }

  @Test func neverSplitsAGrapheme() throws {
    let text = "a👨‍👩‍👧b 🇰🇷🇯🇵 e\u{301}\u{301}x"
    #expect(try pieces(text, "en").joined() == text)
    for piece in try pieces(text, "ja") { #expect(text.contains(piece)) }
  }

  @Test func agreesWithTheTableWhereBothAreSure() throws {
    for (text, language) in [("metadata can be changed", "en"), ("사진의 메타데이터", "ko")] {
      let icu = try #require(ICULineBreaker(language: LanguageTag(rawValue: language)))
      #expect(
        icu.breakOpportunities(in: text) == TableLineBreaker().breakOpportunities(in: text))
    }
  }
}
#endif
