import Documents
import ScreenTexts
import StringCatalogs

/// The card of a screenshot: the picture with frames, what is wrong, and what stands on it.
struct ShotCard {
  private let shot: CheckedShot
  private let picture: DocumentPicture?

  /// Whether there are several catalogs, so that each string names its own.
  private let hasTables: Bool

  init(_ shot: CheckedShot, picture: DocumentPicture?, hasTables: Bool) {
    (self.shot, self.picture, self.hasTables) = (shot, picture, hasTables)
  }

  /// Returns the card with an anchor.
  func card(at anchor: Anchor) -> Card {
    let contents = findings + [.section(strings)] + texts
    return Card(
      anchor: anchor, title: .path(shot.shot.path), verdict: verdict,
      blocks: figure.map { [.columns([.figure($0)], contents)] } ?? contents)
  }

  private var verdict: Verdict {
    let certain = shot.findings.count { !$0.isLikely }
    let likely = shot.findings.count - certain
    if certain > 0 {
      return Verdict(.strong, LocalizedMessage("screens.verdict.certain", .integer(Int64(certain))))
    }
    if likely > 0 {
      return Verdict(.caution, LocalizedMessage("screens.verdict.likely", .integer(Int64(likely))))
    }
    return Verdict(.fine, LocalizedMessage("screens.verdict.none"))
  }

  private var findings: [Block] {
    guard !shot.findings.isEmpty else { return [] }
    return [
      .section(
        Section(
          LocalizedMessage("screens.heading.findings"),
          blocks: [
            .findings(
              shot.findings.map { finding in
                JudgedFinding(
                  finding.tone, label: finding.label,
                  sentence: .phrase(
                    "screens.findingFormat", .message(finding.sentence(for: shot.language)),
                    .message(finding.explanation)),
                  details: finding.key.map { [.facts(facts(of: $0))] } ?? [])
              })
          ]))
    ]
  }

  private func facts(of key: CatalogKey) -> [Fact] {
    [
      Fact(LocalizedMessage("screens.column.key"), .code(key.key)),
      Fact(LocalizedMessage("screens.column.table"), .untrusted(key.table)),
    ]
  }

  private var strings: Section {
    let heading = LocalizedMessage(
      "screens.heading.strings", .integer(Int64(shot.strings.count)))
    guard !shot.strings.isEmpty else { return Section(heading, blocks: []) }
    let table = Table(
      columns: [
        Table.Column(LocalizedMessage("screens.column.text")),
        Table.Column(LocalizedMessage("screens.column.key")),
        hasTables ? Table.Column(LocalizedMessage("screens.column.table")) : nil,
        Table.Column(LocalizedMessage("screens.column.confidence"), .number),
      ].compactMap { $0 },
      rows: shot.strings.map { string in
        let keys = ([string.key] + string.alternatives).map { DocumentValue.code($0.key) }
        let cells = [
          Table.Cell(.untrusted(string.text.isEmpty ? string.value : string.text)),
          Table.Cell(keys.count == 1 ? keys[0] : .list(keys)),
          hasTables ? Table.Cell(.untrusted(string.key.table)) : nil,
          Table.Cell(.phrase("screens.percentFormat", .number(Self.percentage(string.confidence)))),
        ]
        return Table.Row(cells.compactMap { $0 })
      })
    return Section(heading, blocks: [.table(table)])
  }

  /// The texts that are no strings, folded.
  private var texts: [Block] {
    guard !shot.texts.isEmpty else { return [] }
    return [
      .disclosure(
        Disclosure(
          LocalizedMessage("screens.heading.texts", .integer(Int64(shot.texts.count))),
          blocks: [.list(shot.texts.map { .untrusted($0.text) })], isPrinted: false))
    ]
  }

  /// The picture with a frame around each string and each finding.
  private var figure: Figure? {
    guard let picture else { return nil }
    let framed = Set(shot.findings.compactMap(\.frame))
    let strings = shot.strings.filter { !framed.contains($0.frame) }.map { string in
      Figure.Mark(
        frameWithRoom(around: string.frame), tone: .neutral, label: .untrusted(string.key.key))
    }
    let findings = shot.findings.compactMap { finding in
      finding.frame.map { frame in
        Figure.Mark(
          frameWithRoom(around: frame), tone: finding.tone, isUncertain: finding.isLikely,
          label: .message(finding.sentence(for: shot.language)))
      }
    }
    return Figure(
      .picture(picture), marks: strings + findings,
      alternative: .phrase(
        "screens.pictureFormat", .path(shot.shot.path), .number(shot.strings.count)))
  }

  /// Returns a frame with a little room around the letters, which doesn’t reach the next line.
  ///
  /// What is drawn of it inside needs a part of the picture’s width as well.
  private func frameWithRoom(around frame: PixelFrame) -> Drawing.Frame {
    let width = shot.shot.width
    let room = max(2, width / 200, min(frame.height / 5, width / 100))
    return Drawing.Frame(
      origin: Drawing.Point(x: frame.x - room, y: frame.y - room),
      width: frame.width + 2 * room, height: frame.height + 2 * room)
  }

  private static func percentage(_ share: Double) -> Int {
    Int((min(1, max(0, share.isFinite ? share : 0)) * 100).rounded())
  }
}
