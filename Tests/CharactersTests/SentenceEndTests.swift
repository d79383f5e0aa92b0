import Testing

@testable import Characters

struct SentenceEndTests {
  @Test(arguments: [
    ("Really?", "en", SentenceEnd.Mark.question), ("Πραγματικά;", "el", .question),
    ("هل أنت متأكد؟", "ar", .question), ("Vraiment ?", "fr", .question),
    ("確認しますか？", "ja", .question), ("说明：", "zh", .colon), ("Wait; ", "en", .semicolon),
    ("حسنًا؛", "ar", .semicolon), ("पूरा हुआ।", "hi", .stop), ("“Done.”", "en", .stop),
    ("**Done.**", "en", .stop), ("Loading...", "en", .ellipsis), ("載入中⋯", "zh", .ellipsis),
    ("¡Hola!", "es", .exclamation),
  ])
  func findsTheMarkOfEachLanguage(text: String, language: String, mark: SentenceEnd.Mark) {
    #expect(SentenceEnd(text, in: language).mark == mark)
  }

  @Test(arguments: ["", "  ", "Done", "%@", "…done", "a.b"])
  func findsNoneInsideOfAText(text: String) {
    #expect(SentenceEnd(text, in: "en").mark == nil)
  }
}
