import CatalogRules
import LintProject
import Foundation
import StringCatalogs
import Testing

@testable import PreviewServer

struct PreviewServiceTests {
  private let storage = MemoryStorage(SampleCatalog.text)
  private let token = AccessToken()
  private let service: PreviewService

  init() {
    service = PreviewService(catalogs: [storage], token: token)
  }

  private func request(
    _ path: String, method: String = "GET", query: [String: String] = ["catalog": "0"],
    headers: [String: String] = [:], body: String = ""
  ) -> PageRequest {
    let usual = [
      "host": "127.0.0.1:8000", "authorization": "Bearer \(token.text)",
      "content-type": "application/json",
    ]
    return PageRequest(
      method: method, path: path, query: query, headers: usual.merging(headers) { $1 },
      body: Array(body.utf8))
  }

  @Test(arguments: ["/", "/icon.svg", "/texts"])
  func givesThePageToEverybodyOnThisMachine(path: String) async {
    let request = PageRequest(path: path, headers: ["host": "localhost:8000"])
    #expect(await service.answer(request).status == 200)
  }

  @Test(arguments: [
    "/page.html", "/page.css", "/page.js", "/etc/passwd", "/../Package.swift",
    "/..%2f..%2fetc/passwd",
    "/Localizable.xcstrings",
    "/api", "", "//page.js", "/page.js/", "/report.css",
  ])
  func hasNoOtherFiles(path: String) async {
    #expect(await service.answer(request(path)).status == 404)
  }

  @Test(arguments: [
    "/api/start", "/api/overview", "/api/strings", "/api/changes", "/api/findings", "/api/preview",
    "/api/change", "/api/outdated", "/api/confirm", "/api/states", "/api/hints",
    "/api/suggestion", "/api/replace", "/api/picture",
    "/api/anything",
  ])
  func revealsNothingWithoutTheToken(path: String) async {
    for authorization in ["", "Bearer ", "Bearer \(AccessToken().text)", token.text] {
      for method in ["GET", "POST", "PUT"] {
        let answer = await service.answer(
          request(path, method: method, headers: ["authorization": authorization]))
        #expect(answer.status == 401 && answer.body.isEmpty)
      }
    }
  }

  @Test(arguments: [
    ["host": "evil.example:8000"], ["host": "127.0.0.1.evil.example"], ["host": ""],
    ["host": "127.0.0.1:8000:9"], ["host": "127.0.0.1:x"], ["host": "[::1]:8000"],
    ["origin": "http://evil.example"], ["origin": "null"], ["origin": "https://127.0.0.1:8000"],
    ["origin": "http://127.0.0.1:9000"], ["sec-fetch-site": "cross-site"],
    ["sec-fetch-site": "same-site"],
  ])
  func refusesWhatOtherPagesSend(headers: [String: String]) async {
    for path in ["/", "/icon.svg", "/api/overview"] {
      let answer = await service.answer(request(path, headers: headers))
      #expect(answer.status == 403 && answer.body.isEmpty)
    }
  }

  @Test func letsAPersonFollowALinkToThePage() async {
    let headers = [
      "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document",
    ]
    #expect(await service.answer(request("/", headers: headers)).status == 200)
    #expect(await service.answer(request("/api/overview", headers: headers)).status == 403)
    let frame = headers.merging(["sec-fetch-dest": "iframe"]) { $1 }
    #expect(await service.answer(request("/", headers: frame)).status == 403)
  }

  @Test(arguments: [
    ("none", "unsafe-none"), ("same-origin", "unsafe-none"), ("cross-site", "same-origin"),
    ("", "same-origin"),
  ])
  func keepsAPageFromTheOneThatOpenedIt(site: String, policy: String) async {
    var headers = ["sec-fetch-mode": "navigate", "sec-fetch-dest": "document"]
    if !site.isEmpty { headers["sec-fetch-site"] = site }
    let answer = await service.answer(request("/", headers: headers))
    let found = answer.headers.first { $0.name == "Cross-Origin-Opener-Policy" }?.value
    #expect(answer.status == 200 && found == policy)
  }

  @Test func acceptsChangesOnlyAsJSON() async {
    let body =
      #"{"key":"Cancel","language":"ko","fields":[],"removesEntry":false,"allowsLostPlaceholders":false}"#
    let plain = request(
      "/api/change", method: "POST", headers: ["content-type": "text/plain"], body: body)
    #expect(await service.answer(plain).status == 415)
    #expect(await service.answer(request("/api/change", method: "POST", body: "{")).status == 400)
    #expect(await service.answer(request("/api/change", method: "POST", body: body)).status == 200)
    #expect(await service.answer(request("/api/change", body: body)).status == 404)
  }

  @Test(arguments: ["-1", "3000000", "9223372036854775807", "-9223372036854775808", "1e999"])
  func refusesPlacesThatNoSetHas(phrase: String) async {
    let location = #"{"phrase":\#(phrase)}"#
    let field = #"{"location":\#(location),"base":{},"text":"x","state":"new"}"#
    let change = #"""
      {"key":"Cancel","language":"ko","fields":[\#(field)],"removesEntry":false,
      "allowsLostPlaceholders":false}
      """#
    let varied = #"""
      {"key":"Cancel","language":"ko","fields":[],"variesByPlural":\#(location),"removesEntry":false,
      "allowsLostPlaceholders":false}
      """#
    let preview = #"{"key":"Cancel","language":"ko","values":[],"drafts":[\#(field)]}"#
    for (path, body) in [
      ("/api/change", change), ("/api/change", varied), ("/api/preview", preview),
    ] {
      #expect(await service.answer(request(path, method: "POST", body: body)).status == 400)
    }
    #expect(storage.text == SampleCatalog.text)
  }

  @Test func letsALimitedNumberOfPagesWait() async {
    let known = await service.revisions().map(String.init).joined(separator: ",")
    let pages = (0..<WaitingPages.most).map { _ in
      Task { await service.changes(since: known).status }
    }
    while service.waitingPages.count < WaitingPages.most { await Task.yield() }
    #expect(await service.changes(since: known).status == 503)
    for page in pages { page.cancel() }
    for page in pages { #expect(await page.value == 200) }
    #expect(service.waitingPages.count == 0)
  }

  @Test func refusesUnboundedBodies() async {
    let body = String(repeating: " ", count: PreviewService.maximumBodySize + 1)
    #expect(await service.answer(request("/api/change", method: "POST", body: body)).status == 413)
  }

  @Test(arguments: ["1", "-1", "x", "", "99999999999999999999"])
  func knowsCatalogsByTheirNumbers(number: String) async {
    #expect(await service.answer(request("/api/strings", query: ["catalog": number])).status == 404)
  }

  @Test(arguments: [
    ("ko-KR,ko;q=0.9,en;q=0.8", "ko"), ("fr, ja;q=0.5", "ja"), ("zh-CN", "zh-Hans"), ("fr", "en"),
    ("", "en"), ("en;q=0.1, ja;q=0.9", "ja"), ("*", "en"), (";;q=,,", "en"),
  ])
  func speaksTheLanguageOfTheReader(accepted: String, language: String) async {
    let answer = await service.answer(request("/", headers: ["accept-language": accepted]))
    #expect(String(decoding: answer.body, as: UTF8.self).contains("<html lang=\"\(language)\">"))
  }

  @Test func listsEveryString() async throws {
    let answer = await service.answer(
      request("/api/strings", query: ["catalog": "0", "language": "ko"]))
    let json = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
    let rows = json?["rows"] as? [[Any]]
    #expect(rows?.map { $0[0] as? String } == ["%lld photos", "Cancel", "Hello, %@!", "Old"])
    #expect(rows?[1][2] as? String == "취소" && rows?[1][4] as? String == "translated")
  }

  @Test func listsTheOtherFormsWhereThereAreAny() async throws {
    let answer = await service.answer(
      request("/api/strings", query: ["catalog": "0", "language": "ko"]))
    let json = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
    let rows = json?["rows"] as? [[Any]]
    #expect(rows?.map(\.count) == [8, 6, 6, 6])
    #expect(rows?[0][1] is NSNull)
    #expect(rows?[0][6] as? [String] == ["%lld photo"] && rows?[0][7] as? [String] == [])
  }

  @Test(arguments: ["0", "1", "x"])
  func givesThePageWhatItShowsFirstAtOnce(number: String) async throws {
    let query = ["catalog": number, "language": "ko"]
    let start = await service.answer(request("/api/start", query: query))
    let parts = try JSONSerialization.jsonObject(with: Data(start.body)) as? [String: NSObject]
    for (name, isPresent) in [("overview", true), ("strings", number == "0")] {
      let answer = await service.answer(request("/api/\(name)", query: query))
      let alone = try? JSONSerialization.jsonObject(with: Data(answer.body)) as? NSObject
      #expect(parts?[name] == (isPresent ? alone : NSNull()))
    }
  }

  @Test(arguments: [("ko-KR", "ko"), ("fr", "ko"), ("", "ko")])
  func choosesALanguageForTheReader(accepted: String, language: String) async {
    let answer = await service.answer(
      request("/api/strings", headers: ["accept-language": accepted]))
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(text.contains("\"language\":\"\(language)\""))
  }

  @Test func findsWhatTheProjectWantsToHear() async throws {
    func rules() async throws -> [String] {
      let answer = await service.answer(
        request("/api/findings", query: ["catalog": "0", "language": "ko"]))
      let json = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
      return (json?["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    }
    #expect(try await !rules().contains("forbidden-text"))
    let revisions = await service.revisions()
    var configuration = ProjectConfiguration()
    configuration.linting.forbiddenTexts = ["취소"]
    storage.lint(
      as: CatalogLinting(
        linter: ProjectLinter(configuration, path: "Localizable.xcstrings"),
        problem: LocalizedMessage("page.conflict")))
    #expect(await service.revisions() != revisions)
    #expect(try await rules().contains("forbidden-text"))
    let overview = String(
      decoding: await service.answer(request("/api/overview")).body, as: UTF8.self)
    #expect(overview.contains("\"lintingProblem\":"))
    let wanted = #"{"key":"Cancel","language":"ko","values":[],"drafts":[]}"#
    let preview = await service.answer(request("/api/preview", method: "POST", body: wanted))
    #expect(String(decoding: preview.body, as: UTF8.self).contains("forbidden-text"))
  }

  @Test func choosesTheLanguageThatIsClosestToDoneForOtherReaders() async throws {
    storage.text = """
      {"sourceLanguage":"en","strings":{
        "A":{"localizations":{"af":{"stringUnit":{"state":"translated","value":"A"}},
          "ja":{"stringUnit":{"state":"new","value":"A"}},
          "ko":{"stringUnit":{"state":"translated","value":"가"}}}},
        "B":{"localizations":{"af":{"stringUnit":{"state":"translated","value":"B"}},
          "ko":{"stringUnit":{"state":"needs_review","value":"나"}}}}}}
      """
    for (accepted, language) in [("de", "ko"), ("en", "ko"), ("ja", "ja"), ("af-ZA", "af")] {
      let answer = await service.answer(
        request("/api/strings", headers: ["accept-language": accepted]))
      let text = String(decoding: answer.body, as: UTF8.self)
      #expect(text.contains(#""language":"\#(language)""#))
    }
  }

  @Test func reportsAChangeAtOnce() async throws {
    let first = await service.answer(request("/api/changes", query: ["revision": ""]))
    #expect(String(decoding: first.body, as: UTF8.self) == "[1]")
    async let second = service.answer(request("/api/changes", query: ["revision": "1"]))
    try await Task.sleep(for: .milliseconds(50))
    storage.text = SampleCatalog.text.replacing("취소", with: "그만")
    #expect(String(decoding: await second.body, as: UTF8.self) == "[2]")
  }
}
