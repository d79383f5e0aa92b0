import Escaping
public import StringCatalogs
public import StringPreviews

/// Answers requests of pages about catalogs, and edits them.
///
/// It is independent of the network: requests and responses are values.
public struct PreviewService: Sendable {
  /// The maximum size of a request body.
  public static let maximumBodySize = 1 << 20

  private let requestGuard: RequestGuard
  private let catalogs: [ServedCatalog]
  private let documents = PageDocuments()

  /// The pages that wait for a change.
  let waitingPages = WaitingPages()

  /// What is remembered of earlier translations.
  let memory: SharedMemory

  /// The suggestions of a program; nil if there is none.
  let suggestions: Suggestions?

  /// The pictures of strings; nil if there are none.
  let pictures: PictureIndex?

  /// Creates a service for catalogs, which requests name by number.
  ///
  /// `memory` reads translations from elsewhere, once, when they are needed; it may take seconds.
  public init(
    catalogs: [any CatalogStorage], token: AccessToken,
    memory: @escaping @Sendable () -> EarlierTranslations = { EarlierTranslations() },
    suggestions: (any SuggestionSource)? = nil, pictures: (any PictureSource)? = nil
  ) {
    requestGuard = RequestGuard(token: token)
    let served = catalogs.map { ServedCatalog($0) }
    self.catalogs = served
    self.memory = SharedMemory(served.map(\.session), and: memory)
    self.suggestions = suggestions.map(Suggestions.init)
    self.pictures = pictures.map(PictureIndex.init)
  }

  /// Prepares the first page, probably in the language of the user who starts the service.
  public func prepareFirstPage(for languages: [LanguageTag]) async {
    let accepted = languages.map(\.rawValue).joined(separator: ", ")
    _ = await documents.response(PageTexts(accepting: accepted), from: nil)
    _ = await catalogs.first?.strings(in: "", for: languages)
  }

  /// Prepares the responses about the other catalogs.
  public func prepareOtherCatalogs() async {
    for catalog in catalogs.dropFirst() { _ = await catalog.strings(in: "", for: []) }
  }

  /// Answers a request.
  public func answer(_ request: PageRequest) async -> PageResponse {
    let isPublic = !request.path.hasPrefix("/api/")
    let chosen = isPublic ? request.query["language"] : nil
    let texts = PageTexts(accepting: chosen ?? request.headers["accept-language"])
    if let status = requestGuard.refusal(of: request, isPublic: isPublic) { return .empty(status) }
    if request.body.count > Self.maximumBodySize { return .empty(413) }
    return await isPublic ? publicAnswer(request, texts) : answer(request, texts)
  }

  /// Returns whether a request without its body comes from the page, so that its body matters.
  func readsBody(of request: PageRequest) -> Bool {
    request.path.hasPrefix("/api/") && requestGuard.refusal(of: request, isPublic: false) == nil
  }

  /// Returns the resources that are the same for everyone.
  private func publicAnswer(_ request: PageRequest, _ texts: PageTexts) async -> PageResponse {
    guard request.method == "GET" else { return .empty(405) }
    switch request.path {
    case "/": return await documents.response(texts, from: request.headers["sec-fetch-site"])
    case "/texts": return .json(TextsAnswer(texts))
    default: return PageAssets.response(for: request.path) ?? .empty(404)
    }
  }

  private func answer(_ request: PageRequest, _ texts: PageTexts) async -> PageResponse {
    switch (request.method, request.path) {
    case ("GET", "/api/overview"): return .json(await overview(texts))
    case ("GET", "/api/changes"): return await changes(since: request.query["revision"] ?? "")
    case ("GET", "/api/picture"):
      return pictures?.response(Int(request.query["number"] ?? "") ?? -1) ?? .empty(404)
    default: break
    }
    let number = Int(request.query["catalog"] ?? "") ?? -1
    let language = LanguageTag(rawValue: request.query["language"] ?? "")
    if (request.method, request.path) == ("GET", "/api/start") {
      return await start(number, language, texts)
    }
    guard catalogs.indices.contains(number) else { return .empty(404) }
    let catalog = catalogs[number]
    switch (request.method, request.path) {
    case ("GET", "/api/strings"):
      return await catalog.strings(in: language, for: texts.wanted) ?? .empty(404)
    case ("GET", "/api/findings"): return .json(await catalog.findings(in: language))
    case ("GET", "/api/outdated"): return .json(await catalog.outdatedTexts(in: language))
    case ("POST", "/api/confirm"):
      guard let wanted: ConfirmationRequest = request.decoded() else { return .empty(400) }
      return .json(await catalog.confirm(wanted))
    case ("POST", "/api/preview"):
      guard let wanted: PreviewRequest = request.decoded(), wanted.isValid else {
        return .empty(400)
      }
      guard var answer = await catalog.preview(wanted, texts) else { return .empty(404) }
      addPictures(to: &answer, in: catalog)
      return .json(answer)
    case ("POST", "/api/hints"):
      guard let wanted: HintsRequest = request.decoded(), wanted.isValid else {
        return .empty(400)
      }
      return await hints(wanted, in: catalog, texts).map { .json($0) } ?? .empty(404)
    case ("POST", "/api/suggestion"):
      guard let wanted: SuggestionRequest = request.decoded(), wanted.isValid else {
        return .empty(400)
      }
      return await suggestion(wanted, in: catalog, texts).map { .json($0) } ?? .empty(404)
    case ("POST", "/api/replace"):
      guard let wanted: ReplaceRequest = request.decoded(), wanted.isValid else {
        return .empty(400)
      }
      let answer = await catalog.replace(wanted, texts)
      if wanted.saves { refreshMemory(of: wanted.tag) }
      return .json(answer)
    case ("POST", "/api/states"):
      guard let wanted: StatesRequest = request.decoded(), wanted.isValid else {
        return .empty(400)
      }
      return .json(await catalog.setStates(wanted, texts))
    case ("POST", "/api/change"):
      guard let change: EditRequest = request.decoded(), change.isValid else { return .empty(400) }
      let answer = await catalog.apply(change, texts)
      refreshMemory(of: change.tag)
      return .json(answer)
    default: return await gitAnswer(request, about: catalog, texts) ?? .empty(404)
    }
  }

  /// Indexes a language again after a save, before somebody asks for it.
  private func refreshMemory(of language: LanguageTag) {
    Task { await memory.refresh(language) }
  }

  /// Returns the initial data of a page: the overview of all catalogs and the strings of one, if it
  /// exists.
  private func start(
    _ number: Int, _ language: LanguageTag, _ texts: PageTexts
  ) async -> PageResponse {
    var answer = PageResponse.json(await overview(texts))
    let catalog = catalogs.indices.contains(number) ? catalogs[number] : nil
    let strings = await catalog?.strings(in: language, for: texts.wanted)?.body
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("overview")
      writer.json(answer.body)
      writer.name("strings")
      if let strings { writer.json(strings) } else { writer.null() }
    }
    answer.body = writer.bytes
    return answer
  }

  private func overview(_ texts: PageTexts) async -> OverviewAnswer {
    var answers: [OverviewAnswer.Catalog] = []
    for catalog in catalogs { answers.append(await catalog.overview(texts)) }
    return OverviewAnswer(catalogs: answers)
  }

  /// Returns the revision of each catalog.
  func revisions() async -> [Int] {
    var revisions: [Int] = []
    for catalog in catalogs { revisions.append(await catalog.session.current().revision) }
    return revisions
  }
}
