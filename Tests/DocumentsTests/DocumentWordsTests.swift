import Documents
import StringCatalogs
import Testing

/// The words of the library beside those of a program.
struct DocumentWordsTests {
  private let facts = Block.facts([Fact(LocalizedMessage("a"), .absent)])

  private func text(
    _ texts: [String: [String]], _ languages: [String], in tag: LanguageTag
  ) throws
    -> String
  {
    try DocumentRenderer(
      catalog: TestCatalog.make(texts, languages: languages), templates: DocumentTemplates()
    ).text(document(facts), languages: [tag])
  }

  @Test func comeInTheLanguageOfTheDocument() throws {
    #expect(try text(["a": ["a", "가"]], ["en", "ko"], in: "ko").contains("기록되지 않은 항목: 가"))
  }

  @Test func areEnglishInOtherLanguages() throws {
    #expect(try text(["a": ["a", "ä"]], ["en", "de"], in: "de").contains("Not recorded: ä"))
  }

  @Test func canBeReplaced() throws {
    let texts = ["a": ["a", "ä"], "document.notRecorded": ["Missing: %@", "Fehlt: %@"]]
    #expect(try text(texts, ["en", "de"], in: "de").contains("Fehlt: ä"))
    #expect(try text(texts, ["en", "de"], in: "en").contains("Missing: a"))
  }

  @Test func stayWhereAProgramReplacesThemInAnotherLanguage() throws {
    let texts = ["a": ["a", "가"], "document.notRecorded": ["Missing: %@"]]
    #expect(try text(texts, ["en", "ko"], in: "ko").contains("기록되지 않은 항목: 가"))
  }

  @Test func joinListsAsTheLanguageDoes() throws {
    let two = document(
      .facts(["a", "b"].map { Fact(LocalizedMessage($0), .absent) }))
    let text = try renderer(["a": ["A", "가", "あ"], "b": ["B", "나", "い"]])
      .text(two, languages: ["ja", "en"])
    #expect(text.contains("記録のない項目：あ、い"))
    #expect(text.contains("Not recorded: A, B"))
  }

  @Test func namesTheNearestLanguage() throws {
    let texts = ["a": ["a", "가"]]
    #expect(try text(texts, ["en", "ko"], in: "ko-KR").contains("가"))
    #expect(try text(texts, ["en", "ko"], in: "fr").contains("Not recorded: a"))
  }
}
