import StringCatalogs

extension PageTexts {
  /// Returns what keeps a file from being edited, with the position of the error.
  func text(_ problem: CatalogProblem, in name: String) -> String {
    switch problem {
    case .unreadable(let error): text(error.localizedMessage)
    case .broken(let message, let position):
      position.map { "\(name):\($0.line):\($0.column): " + text(message) }
        ?? "\(name): " + text(message)
    }
  }
}
