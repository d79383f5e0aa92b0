import ScreenMatching
import StringCatalogs
import Testing

struct ShotPathTests {
  private let languages: [LanguageTag] = ["en", "de", "ja", "ko", "zh-Hans", "pt-BR", "it"]

  @Test(arguments: [
    ("de-DE/1_home.png", "de-DE", "*/1_home"), ("iphone/ja/1.png", "ja", "iphone/*/1"),
    ("zh-Hans/iPhone 15/home.png", "zh-Hans", "*/iPhone 15/home"),
    ("zh_CN/home.png", "zh-CN", "*/home"), ("ja.xcloc/Notes/a.png", "ja", "*.xcloc/Notes/a"),
    ("home-zh-Hans.png", "zh-Hans", "home-*"), ("home_ja.png", "ja", "home-*"),
    ("ja_home.png", "ja", "*-home"), ("shots/home (ko).jpeg", nil, "shots/home (ko)"),
    ("en-US/it/home.png", "it", "en-US/*/home"), ("ko.png", "ko", "*"),
    ("fr/home.png", nil, "fr/home"), ("home.png", nil, "home"), ("", nil, ""),
    ("pt-PT/a.png", "pt-PT", "*/a"),
  ])
  func readsLanguageAndName(path: String, language: LanguageTag?, name: String) {
    let found = ShotPath(path, languages: languages)
    #expect(found.language == language)
    #expect(found.name == name)
  }

  @Test(arguments: [
    ("{language}/{name}.png", "ja/a/b.png", "ja", "a/b"),
    ("*/{name}_{language}.*", "x/home_de-DE.webp", "de-DE", "home"),
    ("{language}.png", "ko.png", "ko", "ko.png"),
  ])
  func readsAPattern(pattern: String, path: String, language: LanguageTag, name: String) throws {
    let parsed = try #require(ShotPattern(pattern))
    let found = try #require(ShotPath(path, pattern: parsed))
    #expect(found.language == language)
    #expect(found.name == name)
  }

  @Test(arguments: ["", "a", "{name}", "{language}{name}", "{language}/{language}", "*{language}"])
  func refusesAnAmbiguousPattern(pattern: String) {
    #expect(ShotPattern(pattern) == nil)
  }

  @Test func refusesAPathThatDoesNotMatch() throws {
    let pattern = try #require(ShotPattern("{language}/{name}.png"))
    #expect(ShotPath("a/b.jpg", pattern: pattern) == nil)
    #expect(ShotPath("a.png", pattern: pattern) == nil)
  }
}
