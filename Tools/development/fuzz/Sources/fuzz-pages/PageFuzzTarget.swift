import Foundation
import FuzzSupport
import PreviewServer
import ProductStrings
import StringCatalogs
import StringPreviews

/// A kind of input of `catalog-preview` that libFuzzer makes up, and what the tool does with it.
enum PageFuzzTarget: String, FuzzTarget {
  case preview, request

  func read(_ input: [UInt8]) {
    switch self {
    case .preview: preview(input)
    case .request: request(input)
    }
  }

  private static let localizer = ProductStrings.localizer(languages: ["ja"])
  private static let token = AccessToken()

  /// Shows all strings of a catalog in each form: on a terminal as plain text, as JSON, and as a
  /// page without scripts.
  private func preview(_ input: [UInt8]) {
    guard let preview = try? CatalogPreview(bytes: input, path: "Localizable.xcstrings") else {
      return
    }
    for pseudolanguage in [nil, .accented, .rightToLeft] as [Pseudolanguage?] {
      var options = PreviewOptions()
      options.pseudolanguage = pseudolanguage
      let strings = preview.strings(for: preview.keys, options: options)
      let style = TerminalStyle(
        localizer: Self.localizer, columns: 60, hasColors: pseudolanguage == .rightToLeft,
        ruler: 20,
        showsPatterns: true)
      let text = StringPreview.terminalText(of: strings, path: preview.path, style: style)
      if !style.hasColors, !Judge.isPlain(text) { wrong("the text for a terminal") }
      if !Judge.isJSON(StringPreview.json(of: strings, localizer: Self.localizer).utf8) {
        wrong("the JSON of the strings")
      }
      let page = StaticPage(preview, options: options, localizer: Self.localizer).html()
      if page.utf8.count < 15 || page.lowercased().utf8.contains("<script".utf8) {
        wrong("the page")
      }
    }
    let overview = preview.overview()
    if !Judge.isJSON(overview.json.utf8) { wrong("the JSON of the overview") }
    if !Judge.isPlain(overview.terminalText(style: TerminalStyle(localizer: Self.localizer))) {
      wrong("the overview for a terminal")
    }
  }

  /// Answers a method, a path, a query and a body, each on a line but the body.
  ///
  /// An answer in JSON is JSON. Only a change that was asked for changes the file, and only in the
  /// entry that it names; a translation that it removes can be put back.
  private func request(_ input: [UInt8]) {
    let parts = input.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
      .map { Array($0) }
    guard parts.count == 4 else { return }
    let words = parts.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    var query: [String: String] = [:]
    for item in words[2].split(separator: "&") {
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[String(sides[0])] = sides.count > 1 ? String(sides[1]) : ""
    }
    let request = PageRequest(
      method: words[0], path: words[1], query: query, headers: Self.headers, body: parts[3])
    let storage = MemoryStorage()
    let old = storage.bytes
    Wait.forEnd {
      let service = PreviewService(catalogs: [storage], token: Self.token)
      let answering = Task { await service.answer(request) }
      // This answer waits for a change, unless the page has gone.
      if request.path == "/api/changes" { answering.cancel() }
      let answer = judged(await answering.value)
      guard storage.bytes != old else { return }
      let change = try? JSONDecoder().decode(Change.self, from: Data(request.body))
      guard request.method == "POST", request.path == "/api/change", answer.status == 200,
        let key = change?.key, let language = change?.language
      else { wrong("the file changed, and no change was asked for") }
      let path = ["strings", key]
      guard (try? StringCatalog(bytes: storage.bytes)) != nil,
        let tree = JSONTree(storage.bytes), tree.without(path) == JSONTree(old)?.without(path)
      else { wrong("a change of another entry") }
      for path in ["/api/strings", "/api/findings", "/api/overview"] {
        let query = ["catalog": "0", "language": language]
        let shown = PageRequest(path: path, query: query, headers: Self.headers)
        if judged(await service.answer(shown)).status != 200 {
          wrong("what has changed is not shown")
        }
      }
      let found = try? JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
      guard let number = found?["undo"] as? Int else { return }
      let undoing: [String: Any] = [
        "key": key, "language": language, "fields": [], "removesEntry": false, "undoes": number,
        "allowsLostPlaceholders": false,
      ]
      let body = (try? JSONSerialization.data(withJSONObject: undoing)) ?? Data()
      let undo = PageRequest(
        method: "POST", path: "/api/change", query: ["catalog": "0"], headers: Self.headers,
        body: Array(body))
      _ = judged(await service.answer(undo))
      if JSONTree(storage.bytes) != JSONTree(old) { wrong("a removal can't be undone") }
    }
  }

  /// What a change names.
  private struct Change: Decodable {
    var key: String
    var language: String
  }

  private static let headers = [
    "host": "127.0.0.1:8000", "authorization": "Bearer \(token.text)",
    "content-type": "application/json",
  ]

  /// Returns an answer, which must be JSON when it says so.
  private func judged(_ answer: PageResponse) -> PageResponse {
    if answer.type.hasPrefix("application/json"), !Judge.isJSON(answer.body) { wrong("an answer") }
    return answer
  }
}
