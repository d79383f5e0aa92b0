import ScreenMatching
import ScreenTexts
import StringCatalogs

/// A catalog of a card app, and screens of it.
enum TestScreens {
  /// Returns the catalog `Main`, with strings in English, Korean, Japanese and Chinese.
  static func catalog() throws -> ScreenCatalog {
    ScreenCatalog(
      path: "App/Main.xcstrings",
      catalog: try StringCatalog(
        bytes: Array(
          """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "AI": {}, "Cards": \(texts: ["카드", "カード", "卡片"]),
            "Review": \(texts: ["복습", "復習", "复习"]), "Reviews": \(texts: ["복습", "復習", "复习"]),
            "Show answer": \(texts: ["답 보기", "答えを表示", "显示答案"]),
            "in %@": \(texts: ["%@ 후", "%@後", "%@后"]),
            "Loading review queue": \(texts: ["복습 목록을 불러오는 중", "キューを読み込み中", "正在加载队列"]),
            "Your cards, \\n everywhere": \(texts: ["어디서나 내 카드를", "どこでもカードを", "随处使用卡片"]),
            "Settings": \(texts: ["설정", "設定", "设置"]), "Not now": {},
            "tags": {"localizations": {
              "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld tag"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld tags"}}}}},
              "ko": {"stringUnit": {"state": "translated", "value": "태그 %lld개"}}}}
          }}
          """.utf8)))
  }

  /// Returns a shot with lines of text, each 40 pixels high, at the given distances from the top.
  static func shot(
    _ path: String, _ lines: [(text: String, x: Int, y: Int)], confidence: Double = 0.95
  ) throws -> ScreenShot {
    let languages = try ScreenChecker([catalog()]).languages
    let found = ShotPath(path, languages: languages)
    return ScreenShot(
      path: path, name: found.name, language: found.language, width: 1000, height: 2000,
      observations: lines.map { line in
        TextObservation(
          text: line.text,
          frame: PixelFrame(x: line.x, y: line.y, width: 20 * line.text.count, height: 40),
          confidence: confidence)
      })
  }

  /// Returns what a checker finds on shots.
  static func check(_ shots: [ScreenShot]) throws -> ScreenCheck {
    try ScreenChecker([catalog()]).check(shots)
  }
}

extension DefaultStringInterpolation {
  /// Adds an entry with its texts in Korean, Japanese and Chinese.
  fileprivate mutating func appendInterpolation(texts: [String]) {
    let units = zip(["ko", "ja", "zh-Hans"], texts).map { language, text in
      "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    appendLiteral("{\"localizations\": {\(units.joined(separator: ", "))}}")
  }
}
