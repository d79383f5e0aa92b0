import Foundation
import Pictures
import ScreenTexts
import TestSupport
import TextRecognition
import Testing

/// Reads pictures that `Tools/development/draw-screens` made.
struct TextRecognizerTests {
  static func sample(_ name: String) throws -> Picture {
    let file = Repository.root.appending(path: "Tests/TextRecognitionTests/Samples/\(name).png")
    return try DecodedPicture([UInt8](Data(contentsOf: file))).picture
  }

  @Test(arguments: [
    ("en", ["Opening hours", "Closed on public holidays", "Show answer", "Go"]),
    ("ko", ["영업 시간", "공휴일은 쉽니다", "정답 보기", "설정"]),
    ("ja", ["営業時間", "祝日は休みです", "答えを表示", "設定"]),
    ("zh-Hans", ["营业时间", "节假日休息", "显示答案", "设置"]),
  ])
  func readsHeadingsGrayTextAndButtons(language: String, texts: [String]) async throws {
    let model = try #require(TextModel(language: language))
    let recognizer = try TextRecognizer(models: [model])
    for look in ["light", "dark"] {
      let observations = await recognizer.observations(in: try Self.sample("\(language)-\(look)"))
      let found = Set(observations.map { FoldedText($0.text) })
      for text in texts { #expect(found.contains(FoldedText(text)), "\(look): \(text)") }
    }
  }

  @Test func readsTextsWhoseMarksOutnumberTheirLetters() async throws {
    let models = try ["jpn", "eng"].map { try #require(TextModel(name: $0)) }
    let recognizer = try TextRecognizer(models: models)
    let observations = await recognizer.observations(in: try Self.sample("marks"))
    let found = Set(observations.map { FoldedText($0.text) })
    for text in ["カード", "検索…", "アクション（すべて）", "Edit"] {
      #expect(found.contains(FoldedText(text)), "\(text)")
    }
  }

  @Test func tellsFrameColorsAndConfidence() async throws {
    let recognizer = try TextRecognizer(models: [try #require(TextModel(name: "eng"))])
    let observations = await recognizer.observations(in: try Self.sample("en-light"))
    let button = try #require(observations.first { $0.text == "Show answer" })
    #expect(button.confidence > 0.8)
    #expect(button.words.map(\.text) == ["Show", "answer"])
    let orange = PixelColor(red: 0xC5, green: 0x50, blue: 0x2D)
    #expect(button.background.map { $0.distance(to: orange) < 12 } == true)
    #expect(button.ink.map { min($0.red, $0.green, $0.blue) > 230 } == true)
    #expect((100...130).contains(button.frame.x) && (195...225).contains(button.frame.y))
    let answer = try #require(button.text.firstRange(of: "answer"))
    #expect(button.frame(of: answer).x > button.frame.x + 40)
  }

  @Test func readsNothingWhereNothingIs() async throws {
    let recognizer = try TextRecognizer(models: [try #require(TextModel(name: "eng"))])
    for (width, height) in [(1, 1), (3, 200), (64, 64)] {
      let picture = try #require(
        Picture(
          width: width, height: height, layout: .rgba,
          bytes: Array(repeating: 90, count: width * height * 4)))
      #expect(await recognizer.observations(in: picture).isEmpty)
    }
  }

  @Test func survivesNoise() async throws {
    var random = SeededGenerator(seed: 3)
    let bytes = (0..<200 * 200 * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
    let picture = try #require(Picture(width: 200, height: 200, layout: .rgb, bytes: bytes))
    let recognizer = try TextRecognizer(models: [try #require(TextModel(name: "eng"))])
    let observations = await recognizer.observations(in: picture)
    let bounds = PixelFrame(x: 0, y: 0, width: 200, height: 200)
    #expect(observations.allSatisfy { $0.frame.intersection(bounds) == $0.frame })
  }

  @Test func findsWordsInAPhotoWithPerspective() async throws {
    let finder = try WordFinder(models: [try #require(TextModel(name: "eng"))], recognizers: 2)
    await finder.prepare([try #require(Keyword("ANSWER")), try #require(Keyword("holidays"))])
    let findings = await finder.findings(in: try Self.sample("photo"))
    #expect(findings.map(\.keyword.text).sorted() == ["ANSWER", "holidays"])
  }
}
