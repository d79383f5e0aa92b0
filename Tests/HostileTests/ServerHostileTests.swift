import LintProject
import PreviewServer
import StringCatalogs
import Synchronization
import TestSupport
import Testing

/// No request crashes the server, and none makes a catalog unreadable.
@Suite(.needs(.python)) struct ServerHostileTests {
  private let token = AccessToken()

  @Test(arguments: HostileCorpus.single)
  func answersForEachCatalog(catalog: HostileCatalog) async throws {
    let storage = MemoryFile(catalog.bytes)
    let service = PreviewService(catalogs: [storage], token: token)
    var judge = try OutputJudge()
    for path in ["/", "/texts", "/api/overview", "/api/start", "/api/strings", "/api/findings"] {
      for language in ["", "ko", "x-\u{301}"] {
        let answer = await service.answer(
          request(path, query: ["catalog": "0", "language": language]))
        #expect([200, 404].contains(answer.status), "\(path) of \(catalog.name)")
        if answer.status == 200 {
          try judge.add(path == "/" ? .diff : .json, answer.body, "\(path) of \(catalog.name)")
        }
      }
    }
    let keys = (try? StringCatalog(bytes: catalog.bytes))?.entries.map(\.key) ?? []
    for key in HostileCorpus.sample(keys, 3).prefix(200) {
      let body: JSONTree = [
        "key": .text(key), "language": .text("ko"), "values": .array([]), "drafts": .array([]),
      ]
      let answer = await service.answer(request("/api/preview", method: "POST", body: body.bytes))
      #expect(
        [200, 400, 404].contains(answer.status), "\(key.debugDescription) of \(catalog.name)")
      if answer.status == 200 { try judge.add(.json, answer.body, "preview of \(catalog.name)") }
    }
    #expect(storage.bytes == catalog.bytes)
    try judge.expectSoundOutputs()
  }

  @Test(
    .endsHangs, arguments: ["plain", "%lld photos", "device", "%lld of %lld", "set"])
  func answersAnyBody(key: String) async throws {
    let location: JSONTree = [
      "substitution": .text("a"), "device": .text("iphone"), "plural": .text("one"),
      "phrase": .literal("0"),
    ]
    let preview: JSONTree = [
      "key": .text(key), "language": .text("ko"), "device": .text("mac"), "length": .text("long"),
      "pseudo": .text("accented"), "values": .array([["name": .text("1"), "text": .text("12")]]),
      "drafts": .array([["location": location, "text": .text("%@"), "state": .text("new")]]),
    ]
    let change: JSONTree = [
      "key": .text(key), "language": .text("ko"),
      "fields": .array([
        [
          "location": location, "base": ["text": .text("Go"), "state": .text("new")],
          "text": .text("%@"),
          "state": .text("new"),
        ]
      ]),
      "variesByPlural": location, "removesEntry": .literal("false"),
      "removesTranslation": .literal("false"), "undoes": .literal("null"),
      "allowsLostPlaceholders": .literal("true"), "allowsEmptyTexts": .literal("false"),
    ]
    let values =
      JSONTree.replacements + HostileCorpus.sample(HostileTexts.numbers, 2).map { .literal($0) }
      + ["-1", "3000000", "9223372036854775807"].map { .literal($0) }
      + HostileTexts.sample(TestScope.isComplete ? 60 : 3, seed: 12).map { .text($0) }
    var judge = try OutputJudge()
    for (path, body) in [("/api/preview", preview), ("/api/change", change)] {
      let bodies =
        [body] + HostileCorpus.sample(body.mutations(replacements: values), 20)
        + locations(values: values, in: path, key: key)
        + (path == "/api/change" ? decisions(values: values, key: key) : [])
      for body in bodies {
        let storage = MemoryFile(HostileCatalog.complete.bytes)
        let service = PreviewService(catalogs: [storage], token: token)
        let answer = await service.answer(request(path, method: "POST", body: body.bytes))
        #expect([200, 400, 404].contains(answer.status), "\(path) \(body.text.prefix(500))")
        if answer.status == 200 {
          try judge.add(.json, answer.body, "\(path) \(body.text.debugDescription.prefix(500))")
        }
        #expect(
          (try? StringCatalog(bytes: storage.bytes)) != nil, "\(path) \(body.text.prefix(500))")
        if path == "/api/preview" { #expect(storage.bytes == HostileCatalog.complete.bytes) }
      }
    }
    try judge.expectSoundOutputs()
  }

  /// Requests for one location, with each member of it alone.
  private func locations(values: [JSONTree], in path: String, key: String) -> [JSONTree] {
    ["substitution", "device", "plural", "phrase"].flatMap { member in
      values.map { value in
        let location = JSONTree.object([.init(name: JSONTree.quoted(member), value: value)])
        let field: JSONTree = [
          "location": location, "base": ["text": .text(""), "state": .text("")],
          "text": .text("%@"),
          "state": .text("new"),
        ]
        return path == "/api/change"
          ? [
            "key": .text(key), "language": .text("ko"), "fields": .array([field]),
            "removesEntry": .literal("false"),
            "allowsLostPlaceholders": .literal("true"),
          ]
          : [
            "key": .text(key), "language": .text("ko"), "values": .array([]),
            "drafts": .array([field]),
          ]
      }
    }
  }

  /// Changes that set nothing, with each value for each member that decides what else to do.
  private func decisions(values: [JSONTree], key: String) -> [JSONTree] {
    let deciding = ["undoes", "removesTranslation", "removesEntry", "allowsEmptyTexts"]
    return deciding.flatMap { member -> [JSONTree] in
      values.map { value -> JSONTree in
        var members: [JSONTree.Member] = [
          .init(name: JSONTree.quoted("key"), value: .text(key)),
          .init(name: JSONTree.quoted("language"), value: .text("ko")),
          .init(name: JSONTree.quoted("fields"), value: .array([])),
          .init(name: JSONTree.quoted("allowsLostPlaceholders"), value: .literal("false")),
        ]
        if member != "removesEntry" {
          members.append(
            .init(name: JSONTree.quoted("removesEntry"), value: .literal("false")))
        }
        return .object(members + [.init(name: JSONTree.quoted(member), value: value)])
      }
    }
  }

  @Test func undoesOnlyWhatItHasRemoved() async throws {
    let storage = MemoryFile(HostileCatalog.complete.bytes)
    let service = PreviewService(catalogs: [storage], token: token)
    func change(_ member: String, _ value: JSONTree) async -> PageResponse {
      let body: JSONTree = [
        "key": .text("plain"), "language": .text("ko"), "fields": .array([]),
        "removesEntry": .literal("false"), "allowsLostPlaceholders": .literal("false"),
        member: value,
      ]
      return await service.answer(request("/api/change", method: "POST", body: body.bytes))
    }
    #expect(await change("removesTranslation", .literal("true")).status == 200)
    let removed = storage.bytes
    #expect(removed != HostileCatalog.complete.bytes)
    var judge = try OutputJudge()
    // The number of the removal is 1.
    for number in HostileTexts.numbers where !["1", "1.0", "1e0"].contains(number) {
      let answer = await change("undoes", .literal(number))
      #expect([200, 400].contains(answer.status), "\(number)")
      if answer.status == 200 { try judge.add(.json, answer.body, "undoes \(number)") }
      #expect(storage.bytes == removed, "\(number)")
    }
    #expect(await change("undoes", .literal("1")).status == 200)
    #expect(storage.bytes != removed)
    try judge.expectSoundOutputs()
  }

  @Test(.endsHangs) func answersAnyRevision() async throws {
    let service = PreviewService(
      catalogs: [MemoryFile(HostileCatalog.complete.bytes)], token: token)
    let first = await service.answer(request("/api/changes", query: ["revision": ""]))
    #expect(String(decoding: first.body, as: UTF8.self) == "[1]")
    let texts =
      HostileTexts.numbers + JSONTree.replacements.map(\.text) + ["1,1", ",", "1,", " 1", "01"]
      + HostileCorpus.sample(HostileTexts.all, 20)
    for text in texts where text != "1" {
      let answer = await service.answer(request("/api/changes", query: ["revision": text]))
      #expect(answer.status == 200, "\(text.debugDescription)")
      #expect(answer.body == first.body, "\(text.debugDescription)")
    }
    // A page that knows the current revision waits, unless it has gone.
    let waiting = Task {
      await service.answer(request("/api/changes", query: ["revision": "1"]))
    }
    waiting.cancel()
    #expect(await waiting.value.body == first.body)
    let without = await service.answer(request("/api/changes", query: [:]))
    #expect(without.body == first.body)
  }

  @Test func answersAnyQueryAndHeader() async throws {
    let service = PreviewService(
      catalogs: [MemoryFile(HostileCatalog.complete.bytes)], token: token)
    let texts = HostileCorpus.sample(HostileTexts.all + HostileTexts.numbers, 20)
    for text in texts {
      for path in ["/api/strings", "/api/findings", "/api/start", "/", text] {
        let answer = await service.answer(
          request(path, query: ["catalog": text, "language": text]))
        #expect([200, 400, 404].contains(answer.status), "\(path)")
        let other = await service.answer(
          request(
            path, query: ["catalog": "0", "language": text], headers: ["accept-language": text]))
        #expect([200, 404].contains(other.status), "\(path)")
      }
      for header in ["host", "authorization", "origin", "sec-fetch-site", "content-type"] {
        let answer = await service.answer(
          request("/api/change", method: "POST", headers: [header: text], body: Array(text.utf8)))
        #expect((400..<500).contains(answer.status), "\(header): \(text.debugDescription)")
      }
    }
    for bytes in HostileTexts.malformed + [
      Array(repeating: 0x5B, count: 1 << 20), Array(repeating: 0x20, count: 1 << 21),
    ] {
      let answer = await service.answer(request("/api/change", method: "POST", body: bytes))
      #expect((400..<500).contains(answer.status))
    }
  }

  private func request(
    _ path: String, method: String = "GET", query: [String: String] = ["catalog": "0"],
    headers: [String: String] = [:], body: [UInt8] = []
  ) -> PageRequest {
    let usual = [
      "host": "127.0.0.1:8000", "authorization": "Bearer \(token.text)",
      "content-type": "application/json",
    ]
    return PageRequest(
      method: method, path: path, query: query, headers: usual.merging(headers) { $1 }, body: body)
  }
}

/// A file in memory.
private final class MemoryFile: CatalogStorage {
  let name = "Localizable.xcstrings"
  private let file: Mutex<(bytes: [UInt8], version: Int64)>

  init(_ bytes: [UInt8]) { file = Mutex((bytes, 0)) }

  var bytes: [UInt8] { file.withLock(\.bytes) }

  func stamp() -> FileStamp? { file.withLock { FileStamp([$0.version]) } }

  func linting() -> CatalogLinting { CatalogLinting(linter: ProjectLinter(path: name)) }

  func read() throws(StorageError) -> [UInt8] { bytes }

  func replace(_ expected: [UInt8], with bytes: [UInt8]) throws(StorageError) -> Bool {
    file.withLock { file in
      guard file.bytes == expected else { return false }
      file = (bytes, file.version + 1)
      return true
    }
  }
}
