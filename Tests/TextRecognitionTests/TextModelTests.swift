import TextRecognition
import Testing

struct TextModelTests {
  @Test(arguments: [
    ("en", "eng"), ("zh-Hans", "chi_sim"), ("zh-TW", "chi_tra"), ("pt-BR", "por"), ("ko_KR", "kor"),
    ("sr-Latn", "srp_latn"), ("jpn", "jpn"), ("chi_sim", "chi_sim"),
  ])
  func isThatOfALanguage(tag: String, name: String) {
    #expect(TextModel(language: tag)?.name == name)
  }

  @Test(arguments: ["", "-", "xx", "../eng", "eng+kor"])
  func isNoneForOtherTexts(tag: String) {
    #expect(TextModel(language: tag) == nil)
  }

  @Test(arguments: [
    "", "en", "a/b", "../eng", "eng+kor", "e\u{301}ng", String(repeating: "a", count: 99),
  ])
  func hasNoNameThatIsAPath(name: String) {
    #expect(TextModel(name: name) == nil)
  }

  @Test func namesItsPackage() {
    #expect(TextModel(language: "zh")?.package == "tesseract-ocr-chi-sim")
  }

  @Test(arguments: [
    ("Save", ["eng"]), ("설정", ["kor"]), ("AI 설정", ["kor+eng"]), ("設定する", ["jpn"]),
    ("设置", ["chi_sim", "chi_tra", "jpn"]), ("AI 設定", ["chi_sim+eng", "chi_tra+eng", "jpn+eng"]),
    ("1", ["eng"]), ("Файл", ["rus"]),
  ])
  func isThatOfAWord(word: String, readings: [String]) {
    func names(_ readings: [[TextModel]]) -> [String] {
      readings.map { $0.map(\.name).joined(separator: "+") }
    }
    #expect(names(TextModel.readings(for: word)) == readings)
    let japanese = names(TextModel.readings(for: word, prefersJapanese: true))
    #expect(Set(japanese) == Set(readings))
    #expect(readings.count == 1 || japanese[0].hasPrefix("jpn"))
  }

  @Test func missesWhatIsNotInstalled() throws {
    let model = try #require(TextModel(name: "xyz"))
    #expect(throws: RecognitionError.missingModels([model])) { try TextRecognizer(models: [model]) }
  }
}
