import ScreenTexts
import Testing

struct KeywordTests {
  @Test(arguments: [
    ("settings", "Open SETTINGS now", ["SETTINGS"]), ("café", "Le cafe", ["cafe"]),
    ("FF!p", "the ＦＦ ! p app", ["ＦＦ ! p"]), ("설정", "앱 설정을 엽니다", ["설정"]), ("설정", "앱 설점", ["설점"]),
    ("set", "Reset set", ["set", "set"]), ("show answer", "Sh0w answer", ["Sh0w answer"]),
    ("データ", "ﾃﾞｰﾀを保存", ["ﾃﾞｰﾀ"]), ("显示答案", "点 显 示 答 案", ["显 示 答 案"]), ("AI", "Al", ["Al"]),
    ("answer", "answr", ["answr"]),
  ])
  func finds(word: String, text: String, parts: [String]) throws {
    let matches = try #require(Keyword(word)).matches(in: text)
    #expect(matches.map { String(text[$0.range]) } == parts)
  }

  @Test(arguments: [
    ("art", "a car to buy"), ("hard", "card"), ("AI", "Algebra"), ("설정", "설명"), ("学习", "学校"),
    ("x", "y"),
    ("word", ""),
  ])
  func ignores(word: String, text: String) throws {
    #expect(try #require(Keyword(word)).matches(in: text).isEmpty)
  }

  @Test func prefersWhatIsExact() throws {
    let keyword = try #require(Keyword("Bill"))
    #expect(keyword.matches(in: "Bi1l, BILL").map(\.similarity).max() == 1)
    let tolerant = try #require(keyword.matches(in: "Bi1l").first)
    #expect(tolerant.similarity < 1)
    let exact = try #require(Keyword("Bill", tolerance: 0))
    #expect(exact.matches(in: "Bi1l").isEmpty)
  }

  @Test(arguments: ["", " ", "\u{200B}", "\u{301}"])
  func hasNoKeyword(text: String) {
    #expect(Keyword(text) == nil)
  }
}
