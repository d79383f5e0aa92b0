public import Documents
import ScreenTexts
import StringCatalogs

/// The document of a check: an overview of the languages, and a card for each screenshot.
public struct ScreenDocument {
  private let report: ScreenReport
  private let longestList: Int
  private let isShort: Bool
  private let picture: ShotPicture

  /// Creates the document of a report; `picture` is asked for when a card is written.
  ///
  /// A list of strings without screenshots has `longestList` keys at most. A short document has
  /// only what is wrong, then the counts.
  public init(
    _ report: ScreenReport, longestList: Int = 1_000, isShort: Bool = false,
    picture: @escaping ShotPicture = { _ in nil }
  ) {
    (self.report, self.longestList, self.picture) = (report, longestList, picture)
    self.isShort = isShort
  }

  /// The document without its cards.
  public var document: Document {
    if isShort { return shortDocument }
    return Document(
      title: LocalizedMessage("screens.title"),
      subtitle: [.phrase("screens.shotCount", .number(shots.count))],
      lead: .message(lead),
      guide: Disclosure(
        LocalizedMessage("screens.heading.guide"),
        blocks: [
          "screens.note.limits", "screens.note.likely", "screens.note.strings",
          "screens.note.neverShown",
        ].map { .sentence(.message(LocalizedMessage($0))) }, isPrinted: false),
      blocks: [.section(overview)],
      footer: [
        Fact(LocalizedMessage("screens.footer.toolVersion"), .untrusted(report.toolVersion))
      ],
      producer: "MetaLens")
  }

  /// What is wrong, then the counts.
  private var shortDocument: Document {
    let wrong = order.flatMap { findings(on: shots[$0]) }
    var blocks: [Block] = []
    if !wrong.isEmpty {
      blocks.append(
        .section(
          Section(LocalizedMessage("screens.heading.findings"), blocks: [.findings(wrong)])))
    }
    blocks.append(
      .section(
        Section(LocalizedMessage("screens.heading.overview"), blocks: [.table(languages)])))
    return Document(
      title: LocalizedMessage("screens.title"),
      subtitle: [.phrase("screens.shotCount", .number(shots.count))], lead: .message(lead),
      blocks: blocks, producer: "MetaLens")
  }

  private func findings(on shot: CheckedShot) -> [JudgedFinding] {
    shot.findings.map { finding in
      let screenshot = Fact(LocalizedMessage("screens.column.shot"), .path(shot.shot.path))
      let key = finding.key.map { Fact(LocalizedMessage("screens.column.key"), .code($0.key)) }
      return JudgedFinding(
        finding.tone, label: finding.label,
        sentence: .message(finding.sentence(for: shot.language)),
        details: [.facts([screenshot] + (key.map { [$0] } ?? []))])
    }
  }

  /// The cards of the screenshots, those with findings first; none in a short document.
  public var cards: CardList {
    let order = isShort ? [] : order
    return CardList(
      heading: isShort ? nil : LocalizedMessage("screens.heading.shots"),
      entries: order.enumerated().map { number, position in
        CardList.Entry(anchor: Self.anchor(number), title: .path(shots[position].shot.path))
      },
      card: { number in
        let shot = shots[order[number]]
        return ShotCard(shot, picture: picture(shot), hasTables: report.catalogs.count > 1)
          .card(at: Self.anchor(number))
      })
  }

  /// What matters first: on how many screenshots something is wrong.
  private var lead: LocalizedMessage {
    let certain = shots.count { $0.findings.contains { !$0.isLikely } }
    let likely = shots.count { $0.findings.contains(where: \.isLikely) }
    let count = MessageArgument.integer(Int64(shots.count))
    if certain > 0 {
      return LocalizedMessage("screens.lead.certain", .integer(Int64(certain)), count)
    }
    return likely > 0
      ? LocalizedMessage("screens.lead.likely", .integer(Int64(likely)), count)
      : LocalizedMessage("screens.lead.none")
  }

  private var shots: [CheckedShot] { report.check.shots }

  /// The positions of the shots: certain findings, then likely ones, then none.
  private var order: [Int] {
    let grouped = Dictionary(grouping: shots.indices) { position in
      let findings = shots[position].findings
      return findings.isEmpty ? 2 : findings.contains { !$0.isLikely } ? 0 : 1
    }
    return (0...2).flatMap { grouped[$0] ?? [] }
  }

  private static func anchor(_ number: Int) -> Anchor { Anchor(rawValue: "shot-\(number + 1)") }

  private var overview: Section {
    var blocks: [Block] = [.table(languages)]
    let kinds = kinds
    if !kinds.items.isEmpty { blocks.append(.tally(kinds)) }
    return Section(
      LocalizedMessage("screens.heading.overview"), anchor: "overview",
      blocks: blocks + neverShown.map { [$0] }.joined())
  }

  private var languages: Table {
    Table(
      columns: [
        Table.Column(LocalizedMessage("screens.column.language"), .short),
        Table.Column(LocalizedMessage("screens.column.shots"), .number),
        Table.Column(LocalizedMessage("screens.column.shown"), .number),
        Table.Column(LocalizedMessage("screens.column.neverShown"), .number),
        Table.Column(LocalizedMessage("screens.column.certain"), .number),
        Table.Column(LocalizedMessage("screens.column.likely"), .number),
      ],
      rows: report.check.languages.map { language in
        let findings = shots.filter { $0.language == language.language }.flatMap(\.findings)
        return Table.Row([
          Table.Cell(.untrusted(language.language.rawValue)),
          Table.Cell(.number(language.shotCount)), Table.Cell(.number(language.shown.count)),
          Table.Cell(.number(language.neverShown.count)),
          Table.Cell(.number(findings.count { !$0.isLikely })),
          Table.Cell(.number(findings.count(where: \.isLikely))),
        ])
      })
  }

  /// Counts the findings by what is wrong.
  private var kinds: Tally {
    let findings = report.check.findings
    return Tally(
      LocalizedMessage("screens.heading.findings"),
      items: ScreenFinding.Kind.allCases.flatMap { kind -> [Tally.Item] in
        [false, true].compactMap { isLikely in
          let found = findings.filter { $0.kind == kind && $0.isLikely == isLikely }
          return found.first.map {
            Tally.Item($0.label, count: found.count, tone: $0.tone)
          }
        }
      })
  }

  /// The strings whose text stands on no screenshot at all, then those that only the screenshots of
  /// other languages show; folded.
  private var neverShown: [Block] {
    let languages = report.check.languages
    guard let first = languages.first else { return [] }
    let missing = languages.dropFirst().reduce(Set(first.neverShown)) {
      $0.intersection($1.neverShown)
    }
    var blocks: [Block] = []
    if !missing.isEmpty {
      let heading = LocalizedMessage("screens.heading.neverShown", .integer(Int64(missing.count)))
      blocks.append(list(first.neverShown.filter(missing.contains), heading))
    }
    for language in languages {
      let strings = language.neverShown.filter { !missing.contains($0) }
      if strings.isEmpty { continue }
      let heading = LocalizedMessage(
        "screens.heading.shownElsewhere", .text(language.language.rawValue),
        .integer(Int64(strings.count)))
      blocks.append(list(strings, heading))
    }
    return blocks
  }

  private func list(_ strings: [CatalogKey], _ heading: LocalizedMessage) -> Block {
    let listed = strings.prefix(longestList)
    var blocks: [Block] = [
      .table(
        Table(
          columns: [
            Table.Column(LocalizedMessage("screens.column.key")),
            Table.Column(LocalizedMessage("screens.column.table")),
          ],
          rows: listed.map {
            Table.Row([Table.Cell(.code($0.key)), Table.Cell(.untrusted($0.table))])
          }))
    ]
    if strings.count > listed.count {
      blocks.append(
        .sentence(.phrase("screens.note.moreKeys", .number(strings.count - listed.count))))
    }
    return .disclosure(Disclosure(heading, blocks: blocks, isPrinted: false))
  }
}

extension ScreenFinding {
  /// How bad the finding is.
  var tone: Tone { isLikely ? .caution : .strong }
}
