import Escaping
import ScreenTexts
import StringCatalogs

/// Where strings stand on screenshots, as lists that platforms for translation import.
public enum ScreenTags: String, Hashable, Sendable, CaseIterable {
  /// A list of screenshots with the keys of their strings, for `POST /api/screenshots/` and its
  /// units of Weblate.
  case weblate

  /// A list of screenshots with tags, `POST …/screenshots/{id}/tags` of Crowdin: keys and
  /// positions.
  case crowdin

  /// Returns the list as JSON, ending with a line feed.
  public func text(of check: ScreenCheck) -> String {
    JSONOutput.array(check.shots.map(json)).prettyText()
  }

  private func json(_ shot: CheckedShot) -> JSONOutput {
    let language = shot.language.map { JSONOutput.text($0.rawValue) }
    switch self {
    case .weblate:
      var seen: Set<CatalogKey> = []
      let keys = shot.strings.map(\.key).filter { seen.insert($0).inserted }
      return .members([
        "name": .text(shot.shot.name), "image": .text(shot.shot.path), "language": language,
        "units": .array(
          keys.map { .members(["component": .text($0.table), "context": .text($0.key)]) }),
      ])
    case .crowdin:
      return .members([
        "name": .text(shot.shot.path), "language": language,
        "tags": .array(
          shot.strings.map { string in
            .members([
              "file": .text(string.key.table), "identifier": .text(string.key.key),
              "position": .members([
                "x": .integer(string.frame.x), "y": .integer(string.frame.y),
                "width": .integer(string.frame.width), "height": .integer(string.frame.height),
              ]),
            ])
          }),
      ])
    }
  }
}
