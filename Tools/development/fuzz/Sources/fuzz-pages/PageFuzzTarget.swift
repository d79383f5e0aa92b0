import PreviewServer
import ProductStrings
import SampleCatalog
import StringCatalogs
import StringPreviews

/// A kind of generated input for `catalog-preview`, and its processing.
enum PageFuzzTarget: String, CaseIterable {
  case preview, request

  /// Processes an input as the tool does: any response within the limits of time and memory is
  /// correct.
  func read(_ input: [UInt8]) {
    switch self {
    case .preview: preview(input)
    case .request: request(input)
    }
  }

  private static let localizer = ProductStrings.localizer(languages: ["ja"])

  private func preview(_ input: [UInt8]) {
    guard let preview = try? CatalogPreview(bytes: input, path: "Localizable.xcstrings") else {
      return
    }
    for pseudolanguage in [nil, .accented, .rightToLeft] as [Pseudolanguage?] {
      var options = PreviewOptions()
      options.pseudolanguage = pseudolanguage
      let strings = preview.strings(for: preview.keys, options: options)
      let style = TerminalStyle(
        localizer: Self.localizer, columns: 60, hasColors: true, ruler: 20, showsPatterns: true)
      _ = StringPreview.terminalText(of: strings, path: preview.path, style: style)
      _ = StringPreview.json(of: strings, localizer: Self.localizer)
      _ = StaticPage(preview, options: options, localizer: Self.localizer).html()
    }
    _ = preview.overview().json
    _ = preview.overview().terminalText(style: TerminalStyle(localizer: Self.localizer))
  }

  /// The input is a method, a path, a query and a body, each on its own line except the body.
  private func request(_ input: [UInt8]) {
    let parts = input.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
      .map { Array($0) }
    guard parts.count == 4 else { return }
    let words = parts.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    // This request waits for a change.
    guard words[1] != "/api/changes" else { return }
    let token = AccessToken()
    var query: [String: String] = [:]
    for item in words[2].split(separator: "&") {
      let sides = item.split(separator: "=", maxSplits: 1).map(String.init)
      query[sides[0]] = sides.count > 1 ? sides[1] : ""
    }
    let request = PageRequest(
      method: words[0], path: words[1], query: query,
      headers: [
        "host": "127.0.0.1:8000", "authorization": "Bearer \(token.text)",
        "content-type": "application/json",
      ], body: parts[3])
    let storage = MemoryStorage()
    let service = PreviewService(catalogs: [storage], token: token)
    Wait.forEnd { _ = await service.answer(request) }
    guard (try? StringCatalog(bytes: storage.bytes)) != nil else { wrong() }
  }

  /// Crashes the program, so that libFuzzer keeps the input.
  private func wrong() -> Never { preconditionFailure("\(self): the answer is wrong") }
}
