import CatalogRules
import Foundation
import LintProject
import StringCatalogs
import Testing
import TranslationMemory

@testable import PreviewServer

struct HintsTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{
      "Cancel":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"취소"}}}},
      "button":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Cancel"}}}},
      "Delete %@?":{"localizations":{"ko":{"stringUnit":{"state":"needs_review",
        "value":"%@ 삭제?"}}}},
      "Delete %lld?":{"comment":"Asks.","localizations":{}},
      "days":{"localizations":{"en":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld day"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}}}}
    }}
    """

  private let storage = MemoryStorage(catalog)
  private let token = AccessToken()

  private func service(
    memory: EarlierTranslations = EarlierTranslations(), suggestions: TestCommand? = nil
  ) -> PreviewService {
    PreviewService(
      catalogs: [storage], token: token, memory: { memory }, suggestions: suggestions)
  }

  private func answer(
    of service: PreviewService, _ path: String, _ body: String
  ) async throws -> [String: Any] {
    let request = PageRequest(
      method: "POST", path: path, query: ["catalog": "0"],
      headers: [
        "host": "127.0.0.1:8000", "authorization": "Bearer \(token.text)",
        "content-type": "application/json", "accept-language": "en",
      ],
      body: Array(body.utf8))
    let answer = await service.answer(request)
    try #require(answer.status == 200)
    return try #require(
      JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
  }

  private func hints(
    _ service: PreviewService, _ key: String, _ language: String = "ko", location: String = "{}"
  ) async throws -> [[String: Any]] {
    let found = try await answer(
      of: service, "/api/hints",
      #"{"key":"\#(key)","language":"\#(language)","locations":[\#(location)]}"#)
    return try #require((found["texts"] as? [[[String: Any]]])?.first)
  }

  @Test func findsTheSameSourceUnderAnotherKeyAndNotTheStringItself() async throws {
    let service = service()
    let found = try await hints(service, "button")
    #expect(found.map { $0["text"] as? String } == ["취소"])
    #expect(found[0]["similarity"] as? Int == 100 && found[0]["key"] as? String == "Cancel")
    #expect(try await hints(service, "Cancel").isEmpty)
    #expect(try await hints(service, "button", "ja").isEmpty)
  }

  @Test func fitsPlaceholdersAndMarksTheDifference() async throws {
    let found = try await hints(service(), "Delete %lld?")
    #expect(found.map { $0["text"] as? String } == ["%lld 삭제?"])
    #expect(found[0]["isReviewed"] as? Bool == false)
    func marked(_ name: String) -> [String] {
      (found[0][name] as? [[String: Any]] ?? []).filter { $0["isMarked"] as? Bool == true }
        .compactMap { $0["text"] as? String }
    }
    #expect(marked("there") == ["%@"] && marked("here") == ["%lld"])
  }

  @Test func knowsWhatWasSaved() async throws {
    let service = service()
    #expect(try await hints(service, "button").count == 1)
    storage.text = Self.catalog.replacing("취소", with: "그만")
    #expect(try await hints(service, "button").map { $0["text"] as? String } == ["그만"])
    storage.text = Self.catalog.replacing("\"Cancel\":{\"loc", with: "\"Stop\":{\"loc")
    #expect(try await hints(service, "button").isEmpty)
  }

  @Test func readsEarlierTranslationsOnceAndOnlyWhenSomebodyAsks() async throws {
    let count = CallCount()
    let earlier = EarlierTranslations(
      [
        RememberedText(
          source: "%lld days", language: "ru", translation: "%lld дней", form: "plural.many",
          file: "old.tmx")
      ], problem: LocalizedMessage("page.memoryProblem", "b.tmx", "Broken."))
    let service = PreviewService(
      catalogs: [storage], token: token,
      memory: {
        count.add()
        return earlier
      })
    await service.prepareFirstPage(for: ["ko"])
    #expect(count.value == 0)
    let found = try await hints(service, "days", "ru", location: #"{"plural":"many"}"#)
    #expect(found.map { $0["text"] as? String } == ["%lld дней"])
    let other = try await answer(
      of: service, "/api/hints", #"{"key":"days","language":"ja","locations":[{}]}"#)
    #expect(count.value == 1)
    #expect(other["problem"] as? String == "Earlier translations in b.tmx can’t be used. Broken.")
  }

  @Test func namesTheTermsOfTheProject() async throws {
    var configuration = ProjectConfiguration()
    configuration.linting.glossary = [
      GlossaryTerm(source: "Day", translations: ["ja": ["日"]]),
      GlossaryTerm(source: "days", translations: ["ko": ["일", "날"]]),
      GlossaryTerm(source: "week", translations: ["ko": ["주"]]),
    ]
    storage.lint(
      as: CatalogLinting(linter: ProjectLinter(configuration, path: "Localizable.xcstrings")))
    let found = try await answer(
      of: service(), "/api/hints",
      #"{"key":"days","language":"ko","locations":[{"plural":"one"},{"plural":"other"}]}"#)
    let terms = found["terms"] as? [[String: Any]] ?? []
    #expect(terms.map { $0["source"] as? String } == ["days"])
    #expect(terms[0]["translations"] as? [String] == ["일", "날"])
  }

  @Test(arguments: [
    #"{"key":"Cancel","language":"ko","locations":[{"phrase":-1}]}"#, #"{"key":"Cancel"}"#,
    "{\"key\":\"Cancel\",\"language\":\"ko\",\"locations\":["
      + Array(repeating: "{}", count: 201).joined(separator: ",") + "]}",
  ])
  func refusesWhatNoPageAsks(body: String) async {
    let request = PageRequest(
      method: "POST", path: "/api/hints", query: ["catalog": "0"],
      headers: [
        "host": "127.0.0.1:8000", "authorization": "Bearer \(token.text)",
        "content-type": "application/json",
      ], body: Array(body.utf8))
    #expect(await service().answer(request).status == 400)
  }

  // MARK: - Suggestions

  private func suggestion(
    _ service: PreviewService, _ key: String
  ) async throws -> [String: Any] {
    try await answer(
      of: service, "/api/suggestion",
      #"{"key":"\#(key)","language":"ko","location":{}}"#)
  }

  /// Returns the identifier in a line.
  private static func id(in line: String) -> Int {
    line.firstMatch(of: /"id":(\d+)/).flatMap { Int($0.output.1) } ?? 0
  }

  @Test func tellsACommandWhatIsKnown() async throws {
    let command = TestCommand { .success(#"{"id":\#(Self.id(in: $0)),"text":"%lld 지우기?","x":1}"#) }
    let found = try await suggestion(service(suggestions: command), "Delete %lld?")
    #expect(found["text"] as? String == "%lld 지우기?" && found["refusal"] == nil)
    let line = try #require(command.received.first)
    #expect(line.hasSuffix("}\n") && line.count(where: \.isNewline) == 1)
    let told = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(told?["source"] as? String == "Delete %lld?" && told?["comment"] as? String == "Asks.")
    #expect(told?["language"] as? String == "ko" && told?["sourceLanguage"] as? String == "en")
    #expect(told?["placeholders"] as? [String] == ["%lld"])
    #expect((told?["memory"] as? [[String: Any]])?.first?["text"] as? String == "%lld 삭제?")
    #expect(storage.text == Self.catalog)
  }

  @Test func judgesASuggestionLikeEveryEdit() async throws {
    let command = TestCommand { .success(#"{"id":\#(Self.id(in: $0)),"text":"지우기?"}"#) }
    let found = try await suggestion(service(suggestions: command), "Delete %lld?")
    let refusal = found["refusal"] as? [String: Any]
    #expect(found["text"] as? String == "지우기?")
    #expect((refusal?["message"] as? String)?.contains("%lld") == true)

    var configuration = ProjectConfiguration()
    configuration.linting.forbiddenTexts = ["취소"]
    storage.lint(
      as: CatalogLinting(linter: ProjectLinter(configuration, path: "Localizable.xcstrings")))
    let other = TestCommand { .success(#"{"id":\#(Self.id(in: $0)),"text":"취소"}"#) }
    let second = try await suggestion(service(suggestions: other), "button")
    let findings = (second["refusal"] as? [String: Any])?["findings"] as? [[String: Any]]
    #expect(findings?.map { $0["rule"] as? String } == ["forbidden-text"])
  }

  @Test(arguments: [
    #"{"id":7,"text":"x"}"#, #"{"id":1}"#, #"{"id":1,"text":""}"#, #"{"id":1,"text":5}"#,
    #"["text"]"#, "", "not JSON", #"{"id":"1","text":"x"}"#, "\u{0}",
  ])
  func takesNothingElseForASuggestion(line: String) async throws {
    let found = try await suggestion(
      service(suggestions: TestCommand { _ in .success(line) }), "button")
    #expect(found["text"] == nil)
    #expect((found["problem"] as? String)?.contains("isn’t a valid suggestion") == true)
  }

  @Test(arguments: [
    (Suggestions.maximumLength, true), (Suggestions.maximumLength + 1, false),
  ])
  func boundsASuggestion(length: Int, isTaken: Bool) async throws {
    let text = String(repeating: "x", count: length)
    let command = TestCommand { .success(#"{"id":\#(Self.id(in: $0)),"text":"\#(text)"}"#) }
    let found = try await suggestion(service(suggestions: command), "button")
    #expect((found["text"] != nil) == isTaken)
  }

  @Test(arguments: [
    (SuggestionFailure.ended, "ended"), (.tooSlow, "30 seconds"),
    (.cannotStart, "can’t be started"),
    (.tooLong, "isn’t a valid suggestion"),
  ])
  func saysWhatFailed(failure: SuggestionFailure, said: String) async throws {
    let found = try await suggestion(
      service(suggestions: TestCommand { _ in .failure(failure) }), "button")
    #expect((found["problem"] as? String)?.contains(said) == true)
  }

  @Test func letsOnlyTheLatestRequestWait() async throws {
    let command = TestCommand { .success(#"{"id":\#(Self.id(in: $0)),"text":"x"}"#) }
    let service = service(suggestions: command)
    command.hold(true)
    async let first = suggestion(service, "button")["text"] as? String
    while command.received.isEmpty { await Task.yield() }
    let others = (0..<3).map { _ in
      Task { try await suggestion(service, "Delete %lld?")["text"] as? String }
    }
    // All but one of those that wait are told at once that they need not.
    try await Task.sleep(for: .milliseconds(200))
    #expect(command.received.count == 1)
    command.hold(false)
    #expect(try await first == "x")
    var texts: [String?] = []
    for other in others { texts.append(try await other.value) }
    #expect(texts.compactMap(\.self) == ["x"])
    #expect(command.received.count == 2)
  }

  @Test func suggestsNothingWithoutACommand() async throws {
    let request = PageRequest(
      method: "POST", path: "/api/suggestion", query: ["catalog": "0"],
      headers: [
        "host": "127.0.0.1:8000", "authorization": "Bearer \(token.text)",
        "content-type": "application/json",
      ], body: Array(#"{"key":"button","language":"ko","location":{}}"#.utf8))
    #expect(await service().answer(request).status == 404)
  }
}
