import Escaping
import ScreenTexts
public import StringCatalogs

extension ScreenReport {
  /// The version of the form, `Templates/screens.schema.json`.
  private static let schemaVersion = 1

  /// Returns the report as JSON, ending with a line feed.
  ///
  /// Texts are as they were read, and so untrusted. Frames are in pixels of the upright picture.
  /// The messages of findings are in the language of the localizer.
  public func json(_ localizer: Localizer) -> String {
    JSONOutput.members([
      "schemaVersion": .integer(Self.schemaVersion), "toolVersion": .text(toolVersion),
      "shots": .array(check.shots.map { json($0, localizer) }),
      "languages": .array(check.languages.map(json)),
    ]).prettyText()
  }

  private func json(_ shot: CheckedShot, _ localizer: Localizer) -> JSONOutput {
    .members([
      "file": .text(shot.shot.path), "name": .text(shot.shot.name),
      "language": shot.language.map { .text($0.rawValue) },
      "languageDetected": shot.isLanguageDetected ? .boolean(true) : nil,
      "width": .integer(shot.shot.width), "height": .integer(shot.shot.height),
      "strings": .array(shot.strings.map(json)),
      "texts": .array(
        shot.texts.map { text in
          .members([
            "text": .text(text.text), "frame": json(text.frame),
            "confidence": json(share: text.confidence),
          ])
        }),
      "findings": .array(shot.findings.map { json($0, in: shot, localizer) }),
    ])
  }

  private func json(_ string: ShownString) -> JSONOutput {
    .members([
      "table": .text(string.key.table), "key": .text(string.key.key),
      "alternatives": string.alternatives.isEmpty ? nil : .array(string.alternatives.map(json)),
      "text": .text(string.text), "value": .text(string.value), "frame": json(string.frame),
      "confidence": json(share: string.confidence),
    ])
  }

  private func json(
    _ finding: ScreenFinding, in shot: CheckedShot, _ localizer: Localizer
  ) -> JSONOutput {
    .members([
      "kind": .text(finding.kind.rawValue), "likely": .boolean(finding.isLikely),
      "table": finding.key.map { .text($0.table) }, "key": finding.key.map { .text($0.key) },
      "text": finding.text.isEmpty ? nil : .text(finding.text),
      "expected": finding.expected.map(JSONOutput.text),
      "language": finding.language.map { .text($0.rawValue) },
      "frame": finding.frame.map(json),
      "message": .text(localizer.text(for: finding.sentence(for: shot.language))),
    ])
  }

  private func json(_ language: LanguageCoverage) -> JSONOutput {
    .members([
      "language": .text(language.language.rawValue), "shots": .integer(language.shotCount),
      "shown": .integer(language.shown.count),
      "neverShown": .array(language.neverShown.map(json)),
    ])
  }

  private func json(_ key: CatalogKey) -> JSONOutput {
    .members(["table": .text(key.table), "key": .text(key.key)])
  }

  private func json(_ frame: PixelFrame) -> JSONOutput {
    .members([
      "x": .integer(frame.x), "y": .integer(frame.y), "width": .integer(frame.width),
      "height": .integer(frame.height),
    ])
  }

  /// Returns a share with two decimals.
  private func json(share: Double) -> JSONOutput {
    .decimal(((share.isFinite ? share : 0) * 100).rounded() / 100)
  }
}
