import Escaping
import StringCatalogs

extension CatalogOverview {
  /// The overview as JSON, with a line feed at the end.
  public var json: String {
    OutputJSON.members([
      "path": .text(path), "sourceLanguage": .text(sourceLanguage.rawValue),
      "languages": .array(languages.map(\.value)),
      "strings": .array(strings.map(value)),
    ]).prettyText()
  }

  private func value(of string: StringOverview) -> OutputJSON {
    let states = zip(languages, string.states).map { progress, state in
      (name: progress.language.rawValue, value: OutputJSON.text(state.rawValue))
    }
    return .members([
      "key": .text(string.key), "line": .integer(string.line),
      "comment": string.comment.map(OutputJSON.text), "source": .text(string.source),
      "isStale": string.isStale ? .boolean(true) : nil,
      "shouldTranslate": string.shouldTranslate ? nil : .boolean(false),
      "states": .object(states),
    ])
  }
}

extension LanguageProgress {
  fileprivate var value: OutputJSON {
    .members([
      "language": .text(language.rawValue), "isRightToLeft": .boolean(isRightToLeft),
      "translated": .integer(translated), "needsReview": .integer(needsReview),
      "new": .integer(new), "missing": .integer(missing), "stale": .integer(stale),
      "percentage": .tenths(translatedPerMille),
    ])
  }
}
