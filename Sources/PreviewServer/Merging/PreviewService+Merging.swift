extension PreviewService {
  /// Answers a request about what git knows of a catalog; nil for any other request.
  func gitAnswer(
    _ request: PageRequest, about catalog: ServedCatalog, _ texts: PageTexts
  ) async -> PageResponse? {
    switch (request.method, request.path) {
    case ("GET", "/api/conflicts"):
      var answer = ConflictsAnswer(await catalog.session.merge(), texts: texts)
      addPictures(to: &answer, in: catalog)
      return .json(answer)
    case ("POST", "/api/decide"):
      guard let wanted: DecisionRequest = request.decoded(), wanted.decision != nil else {
        return .empty(400)
      }
      let outcome = await catalog.session.decide(wanted)
      return .json(ChangeAnswer(outcome, in: catalog.session.name, texts: texts))
    case ("POST", "/api/history"):
      guard let wanted: HistoryRequest = request.decoded() else { return .empty(400) }
      return .json(HistoryAnswer(await catalog.histories.history(wanted), texts: texts))
    default: return nil
    }
  }
}
