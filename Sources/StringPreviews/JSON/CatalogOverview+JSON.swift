import Escaping
import StringCatalogs

extension CatalogOverview {
  /// The overview as JSON, with a line feed at the end.
  public var json: String {
    JSONOutput.members([
      "path": .text(path), "sourceLanguage": .text(sourceLanguage.rawValue),
      "languages": .array(languages.map(\.value)),
      "strings": .array(strings.map(value)),
    ]).prettyText()
  }

  private func value(of string: StringOverview) -> JSONOutput {
    let states = zip(languages, string.states).map { progress, state in
      (name: progress.language.rawValue, value: JSONOutput.text(state.rawValue))
    }
    return .members([
      "key": .text(string.key), "line": .integer(string.line),
      "comment": string.comment.map(JSONOutput.text), "source": .text(string.source),
      "isStale": string.isStale ? .boolean(true) : nil,
      "shouldTranslate": string.shouldTranslate ? nil : .boolean(false),
      "states": .object(states),
    ])
  }
}

extension LanguageProgress {
  fileprivate var value: JSONOutput {
    .members([
      "language": .text(language.rawValue), "isRightToLeft": .boolean(isRightToLeft),
      "translated": .integer(translated), "needsReview": .integer(needsReview),
      "new": .integer(new), "missing": .integer(missing), "stale": .integer(stale),
      "percentage": .tenths(translatedPerMille),
    ])
  }
}
