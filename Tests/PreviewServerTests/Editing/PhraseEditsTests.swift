import StringCatalogs
import Testing

@testable import PreviewServer

struct PhraseEditsTests {
  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "start" : {
          "localizations" : {
            "en" : {
              "stringSet" : {
                "state" : "translated",
                "values" : [
                  "Start",
                  "Begin"
                ]
              }
            },
            "ko" : {
              "stringSet" : {
                "state" : "new",
                "values" : [
                  "시작",
                  "개시"
                ]
              }
            }
          }
        }
      }
    }
    """

  private let storage = MemoryStorage(text)
  private let session: EditingSession

  init() {
    session = EditingSession(storage)
  }

  /// Returns a change of phrases by a page that knows the initial version of the set.
  private func change(_ texts: [Int: String], in language: String = "ko") -> EditRequest {
    let seen = language == "ko" ? ["시작", "개시"] : []
    return EditRequest(
      key: "start", language: language,
      fields: texts.sorted { $0.key < $1.key }.map { number, text in
        let base =
          seen.indices.contains(number)
          ? UnitVersion(text: seen[number], state: "new") : .missing
        return EditRequest.Field(
          location: FieldLocation(phrase: number), base: base, text: text, state: "translated")
      }, allowsEmptyTexts: true)
  }

  private func isSaved(_ change: EditRequest) async -> Bool {
    if case .saved = await session.apply(change) { true } else { false }
  }

  private func set(in language: LanguageTag) async -> StringSet? {
    await session.current().catalog?.entry(for: "start")?.localization(for: language)?.content.set
  }

  @Test(arguments: [
    ([1: "열기"], ["시작", "열기"]), ([2: "열기", 3: "실행"], ["시작", "개시", "열기", "실행"]),
    ([0: ""], ["개시"]), ([0: "", 2: "열기", 3: "실행"], ["개시", "열기", "실행"]),
    ([3: "열기"], ["시작", "개시", "열기"]), ([2: ""], ["시작", "개시"]), ([0: "", 1: ""], []),
    ([0: "", 1: "", 2: "열기"], ["열기"]), ([0: "", 1: "열기"], ["열기"]),
  ])
  func changesAddsAndRemovesPhrases(texts: [Int: String], result: [String]) async {
    #expect(await isSaved(change(texts)))
    #expect(await set(in: "ko")?.values ?? [] == result)
  }

  @Test(arguments: [([0: ""], 1), ([0: "", 1: ""], 2), ([0: "", 1: "", 2: "열기"], 2)])
  func asksBeforePhrasesAreRemoved(texts: [Int: String], count: Int) async {
    var change = change(texts)
    change.allowsEmptyTexts = nil
    guard case .phrasesRemoved(count) = await session.apply(change) else {
      Issue.record("not asked about \(count)")
      return
    }
    #expect(storage.text == Self.text)
  }

  @Test func changesOnlyTheLinesOfAPhraseAndItsState() async {
    #expect(await isSaved(change([1: "열기"])))
    let expected = Self.text.replacing("개시", with: "열기").replacing(
      "\"new\"", with: "\"translated\"")
    #expect(storage.text == expected)
  }

  @Test func startsASetWithTheExistingPhrases() async {
    #expect(await isSaved(change([1: "開始", 2: ""], in: "ja")))
    #expect(await set(in: "ja")?.values == ["開始"])
    #expect(await set(in: "ja")?.state == .translated)
  }

  @Test func keepsThePhraseThatOthersChanged() async {
    #expect(await isSaved(change([0: "실행"])))
    // The first change has set the state, which is that of the whole set.
    #expect(await isSaved(change([1: "열기"])))
    for text in ["켜기", ""] {
      guard case .conflict(let found) = await session.apply(change([0: text])) else {
        Issue.record("no conflict")
        continue
      }
      #expect(found == [UnitVersion(text: "실행", state: "translated")])
    }
    #expect(await set(in: "ko")?.values == ["실행", "열기"])
  }
}
