import Documents
import Foundation
import Originality
import PhotoMetadata
import StringCatalogs

/// The document of an audit: an overview, and a card for each photo.
struct PhotoReport {
  /// The number of photos that the table of a report in several files lists.
  private static let rowsOfLargeReport = 100

  private let audit: AuditReport
  private let positions: [Int]
  private let rules: RuleTable?
  private let thumbnails: ThumbnailSource

  /// Creates the document of an audit, sorted by assessment.
  ///
  /// `rules` provide the points of flags, which are omitted if the audit used other rules.
  /// `thumbnails` returns thumbnails by the position in the audit.
  init(
    _ audit: AuditReport, rules: RuleTable = .current,
    thumbnails: @escaping ThumbnailSource = { _ in nil }
  ) {
    (self.audit, positions) = audit.sortedByAssessment()
    self.rules = rules.version == audit.ruleTableVersion ? rules : nil
    self.thumbnails = thumbnails
  }

  /// The cards of the photos.
  var cards: CardList {
    CardList(
      heading: hasOverview ? LocalizedMessage("report.heading.photos") : nil,
      entries: audit.entries.enumerated().map { position, entry in
        CardList.Entry(anchor: Self.anchor(position), title: .path(entry.file))
      },
      card: card)
  }

  /// Returns the document without its cards.
  func document(isLarge: Bool = false) -> Document {
    Document(
      title: LocalizedMessage("report.title"),
      subtitle: [.phrase("report.photoCount", .number(audit.entries.count)), .date(audit.date)],
      lead: .message(LocalizedMessage("report.note.limits")),
      guide: Disclosure(
        LocalizedMessage("report.heading.guide"),
        blocks: ["report.note.assessment", "report.note.score", "report.note.sources"].map {
          .sentence(.message(LocalizedMessage($0)))
        }, isPrinted: false),
      blocks: hasOverview ? [.section(overview(isLarge: isLarge))] : [],
      footer: [
        Fact(LocalizedMessage("report.footer.date"), .date(audit.date)),
        Fact(LocalizedMessage("report.footer.toolVersion"), .untrusted(audit.toolVersion)),
        Fact(
          LocalizedMessage("report.footer.ruleTableVersion"), .untrusted(audit.ruleTableVersion)),
      ],
      producer: "MetaLens", emblem: .emblem)
  }

  /// Whether there is enough for an overview.
  private var hasOverview: Bool { audit.entries.count > 1 }

  private static func anchor(_ position: Int) -> Anchor {
    Anchor(rawValue: "photo-\(position + 1)")
  }

  private func card(_ position: Int) -> Card {
    PhotoCard(
      audit.entries[position], rules: rules,
      thumbnail: Result { () throws(PhotoReadError) in try thumbnails(positions[position]) }
    ).card(at: Self.anchor(position))
  }

  private func overview(isLarge: Bool) -> Section {
    let reports = audit.entries.compactMap(\.report)
    let shown = isLarge ? Self.rowsOfLargeReport : audit.entries.count
    let omitted = audit.entries.count - min(shown, audit.entries.count)
    let (assessments, factors) = (assessments(), factors(of: reports))
    var blocks: [Block] =
      factors.items.isEmpty
      ? [.tally(assessments)] : [.columns([.tally(assessments)], [.tally(factors)])]
    if omitted > 0 {
      blocks.append(
        .sentence(
          .phrase("report.note.firstPhotos", .number(shown), .number(omitted))))
    }
    blocks.append(.table(table(ofFirst: shown)))
    return Section(LocalizedMessage("report.heading.overview"), anchor: "overview", blocks: blocks)
  }

  /// Counts the photos by assessment, or by score class in reports of the first versions.
  private func assessments() -> Tally {
    var counts: [Outcome: Int] = [:]
    for entry in audit.entries { counts[Outcome(entry), default: 0] += 1 }
    return Tally(
      LocalizedMessage("report.heading.assessments"),
      items: Outcome.all.compactMap { outcome in
        counts[outcome].map { Tally.Item(outcome.label, count: $0, tone: outcome.tone) }
      }, areShares: true)
  }

  /// Counts the photos by what speaks for processing or is missing.
  private func factors(of reports: [OriginalityReport]) -> Tally {
    var counts: [FlagDetail.Kind: Int] = [:]
    for flag in reports.flatMap(\.flags) { counts[flag.detail.kind, default: 0] += 1 }
    return Tally(
      LocalizedMessage("report.heading.flags"),
      items: FlagDetail.Kind.allCases.compactMap { kind in
        guard let count = counts[kind], [.isEdited, .warning].contains(kind.meaning) else {
          return nil
        }
        return Tally.Item(
          LocalizedMessage("report.evidence.\(kind.rawValue)"), count: count,
          tone: kind.meaning == .isEdited ? .strong : .caution)
      })
  }

  private func table(ofFirst count: Int) -> Table {
    Table(
      columns: [
        Table.Column(LocalizedMessage("report.fact.assessment")),
        Table.Column(LocalizedMessage("report.fact.file"), .path),
        Table.Column(LocalizedMessage("report.fact.score"), .number),
        Table.Column(LocalizedMessage("report.fact.camera")),
        Table.Column(LocalizedMessage("report.fact.software")),
        Table.Column(LocalizedMessage("report.fact.day"), .short),
      ],
      rows: audit.entries.prefix(count).enumerated().map { position, entry in
        let outcome = Outcome(entry)
        let first = [
          Table.Cell(.message(outcome.label), tone: outcome.tone), Table.Cell(.path(entry.file)),
        ]
        let facts = entry.report.map { report in
          [
            Table.Cell(.number(report.score)), Table.Cell(report.summary.camera),
            Table.Cell(.untrusted(orAbsent: report.summary.software)),
            Table.Cell(report.summary.creationDate?.dayValue ?? .absent),
          ]
        }
        return Table.Row(first + (facts ?? []), link: .anchor(Self.anchor(position)))
      }, namingColumn: 1)
  }
}
