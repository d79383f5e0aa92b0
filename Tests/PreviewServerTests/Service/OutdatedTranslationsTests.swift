import CatalogHistory
import StringCatalogs
import Testing

@testable import PreviewServer

struct OutdatedTranslationsTests {
  private let storage = MemoryStorage(catalog("Cancel the order"))
  private let session: EditingSession
  private let outdated: OutdatedTranslations

  init() {
    session = EditingSession(storage)
    outdated = OutdatedTranslations(storage)
  }

  private static func catalog(
    _ source: String, state: String = "translated", ko: String = "취소", isStale: Bool = false
  ) -> String {
    """
    {"sourceLanguage":"en","strings":{"cancel":{
      \(isStale ? #""extractionState":"stale","# : "")"localizations":{
        "en":{"stringUnit":{"state":"translated","value":"\(source)"}},
        "ko":{"stringUnit":{"state":"\(state)","value":"\(ko)"}}}}}}
    """
  }

  private func texts(in language: LanguageTag = "ko") async -> [OutdatedAnswer.Text] {
    OutdatedAnswer(await outdated.texts(in: await session.current(), language: language)).texts
  }

  private func confirm(_ isRight: Bool, key: String = "cancel", language: String = "ko") async {
    let request = ConfirmationRequest(keys: ["a", key], language: language, isRight: isRight)
    await outdated.confirm(request, in: await session.current())
  }

  @Test func listsTheSourceTextsWithTheirDifferences() async throws {
    #expect(await texts().isEmpty)
    try storage.remember(Self.catalog("Cancel the trip"))
    storage.text += "\n"
    let text = try #require(await texts().first)
    #expect(text.key == "cancel" && text.path.isEmpty && text.isOpen && text.commit == nil)
    #expect(text.earlier.map(\.text) == ["Cancel the ", "trip"])
    #expect(text.current.map(\.isMarked) == [false, true])
    #expect(await texts(in: "ja").isEmpty)
  }

  @Test func listsNothingThatWasTranslatedAnewOrIsStale() async throws {
    try storage.remember(Self.catalog("Cancel the trip"))
    #expect(await texts().count == 1)
    storage.text = Self.catalog("Cancel the order", ko: "주문 취소")
    #expect(await texts().isEmpty)
    storage.text = Self.catalog("Cancel the order", isStale: true)
    #expect(await texts().isEmpty)
    // Only the form of the source text differs.
    storage.text = Self.catalog("Cancel the  trip")
    #expect(await texts().isEmpty)
    storage.text = Self.catalog("Cancel the order", state: "needs_review")
    #expect(await texts().map(\.isOpen) == [false])
  }

  @Test func knowsWhatIsStillRightUntilTheSourceTextChangesAgain() async throws {
    try storage.remember(Self.catalog("Cancel the trip"))
    await confirm(true, key: "other")
    await confirm(true, language: "ja")
    #expect(await texts().count == 1)
    await confirm(true)
    #expect(await texts().isEmpty)
    storage.text = Self.catalog("Cancel the flight")
    #expect(await texts().count == 1)
    storage.text = Self.catalog("Cancel the order")
    #expect(await texts().isEmpty)
    await confirm(false)
    #expect(await texts().count == 1)
  }
}
