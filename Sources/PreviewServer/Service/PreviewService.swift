import StringCatalogs

/// Answers what pages ask about catalogs, and changes them.
///
/// It knows no network: what a browser sends comes as a value, and so goes the answer.
public struct PreviewService: Sendable {
  /// The most bytes that a page may send at once.
  public static let longestBody = 1 << 20

  private let requestGuard: RequestGuard
  private let sessions: [EditingSession]

  /// Creates a service for catalogs, which requests name by their numbers.
  public init(catalogs: [any CatalogStorage], token: AccessToken) {
    requestGuard = RequestGuard(token: token)
    sessions = catalogs.map { EditingSession($0) }
  }

  /// Answers a request.
  public func answer(_ request: PageRequest) async -> PageResponse {
    let isPublic = !request.path.hasPrefix("/api/")
    let chosen = isPublic ? request.query["language"] : nil
    let texts = PageTexts(accepting: chosen ?? request.headers["accept-language"])
    if let status = requestGuard.refusal(of: request, isPublic: isPublic) { return .empty(status) }
    if request.body.count > Self.longestBody { return .empty(413) }
    return await isPublic ? publicAnswer(request, texts) : answer(request, texts)
  }

  /// Returns what is the same for everybody.
  private func publicAnswer(_ request: PageRequest, _ texts: PageTexts) -> PageResponse {
    guard request.method == "GET" else { return .empty(405) }
    switch request.path {
    case "/": return PageDocument(texts: texts).response
    case "/texts": return .json(TextsAnswer(texts))
    default: return PageAssets.response(for: request.path) ?? .empty(404)
    }
  }

  private func answer(_ request: PageRequest, _ texts: PageTexts) async -> PageResponse {
    switch (request.method, request.path) {
    case ("GET", "/api/overview"): return .json(await overview(texts))
    case ("GET", "/api/changes"): return await changes(since: request.query["revision"] ?? "")
    default: break
    }
    guard let number = Int(request.query["catalog"] ?? ""), sessions.indices.contains(number) else {
      return .empty(404)
    }
    let session = sessions[number]
    switch (request.method, request.path) {
    case ("GET", "/api/strings"):
      return await strings(of: session, in: request.query["language"] ?? "")
    case ("POST", "/api/change"):
      guard let change: EntryChange = request.decoded() else { return .empty(400) }
      return .json(ChangeAnswer(await session.apply(change), in: session.name, texts: texts))
    default: return .empty(404)
    }
  }

  private func overview(_ texts: PageTexts) async -> Overview {
    var catalogs: [Overview.Catalog] = []
    for session in sessions {
      catalogs.append(
        Overview.Catalog(name: session.name, state: await session.current(), texts: texts))
    }
    return Overview(catalogs: catalogs)
  }

  /// Returns which version of each catalog there is.
  func revisions() async -> [Int] {
    var revisions: [Int] = []
    for session in sessions { revisions.append(await session.current().revision) }
    return revisions
  }

  /// Returns the rows of the list in a language.
  private func strings(of session: EditingSession, in tag: String) async -> PageResponse {
    let state = await session.current()
    var bytes = Array("{\"revision\":\(state.revision),\"rows\":[".utf8)
    let language = LanguageTag(rawValue: tag)
    let source = state.catalog?.sourceLanguage
    for (index, entry) in (state.catalog?.entries ?? []).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      StringRow(entry, language: language, source: source).write(to: &bytes)
    }
    bytes += "]}".utf8
    return PageResponse(type: PageResponse.json, body: bytes)
  }
}
