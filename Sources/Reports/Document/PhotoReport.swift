import Documents
import Foundation
import Originality
import PhotoFormats
import PhotoMetadata
import StringCatalogs

/// The document of an audit: an overview, and a card for each photo.
struct PhotoReport {
  /// The number of photos that the table of a report in several files lists.
  private static let rowsOfLargeReport = 100

  /// The number of photos above which the overview has a link to the first of each assessment.
  private static let mostPhotosWithoutLinks = 10

  private let audit: LargeAudit
  private let positions: [Int]
  private let rules: RuleTable?
  private let thumbnails: ThumbnailSource

  /// Creates the document of an audit, sorted by assessment.
  ///
  /// `rules` provide the points of flags, which are omitted if the audit used other rules.
  /// `thumbnails` returns thumbnails by the position in the audit.
  init(
    _ audit: LargeAudit, rules: RuleTable = .current,
    thumbnails: @escaping ThumbnailSource = { _ in nil }
  ) {
    self.audit = audit
    positions = audit.positionsByAssessment
    self.rules = rules.version == audit.ruleTableVersion ? rules : nil
    self.thumbnails = thumbnails
  }

  /// The cards of the photos.
  var cards: CardList {
    CardList(
      heading: hasOverview ? LocalizedMessage("report.heading.photos") : nil,
      entries: outlines.enumerated().map { number, outline in
        CardList.Entry(anchor: Self.anchor(number), title: .path(outline.file))
      },
      card: card)
  }

  /// Returns the document without its cards.
  func document(isLarge: Bool = false) -> Document {
    Document(
      title: LocalizedMessage("report.title"),
      subtitle: [.phrase("report.photoCount", .number(audit.count)), .date(audit.date)],
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
  private var hasOverview: Bool { audit.count > 1 }

  /// What the overview says of the photos, in the order of the report.
  private var outlines: some Collection<EntryOutline> {
    positions.lazy.map { [audit] in audit.outlines[$0] }
  }

  /// Returns the place of a card, by its number from 0 in the order of the report.
  private static func anchor(_ number: Int) -> Anchor {
    Anchor(rawValue: "photo-\(number + 1)")
  }

  private func card(_ number: Int) throws -> Card {
    let position = positions[number]
    return PhotoCard(
      try audit.entry(position), rules: rules,
      thumbnail: Result { () throws(PhotoReadError) in try thumbnails(position) }
    ).card(at: Self.anchor(number))
  }

  private func overview(isLarge: Bool) -> Section {
    let shown = isLarge ? Self.rowsOfLargeReport : audit.count
    let omitted = audit.count - min(shown, audit.count)
    let (assessments, factors) = (assessments, factors)
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

  /// Counts the photos by assessment, or by score class in reports of the first versions; of many
  /// photos, each assessment links to the first card that has it.
  private var assessments: Tally {
    var counts: [Outcome: Int] = [:]
    var first: [Outcome: Int] = [:]
    for (number, outline) in outlines.enumerated() {
      counts[outline.outcome, default: 0] += 1
      if first[outline.outcome] == nil { first[outline.outcome] = number }
    }
    let hasLinks = audit.count > Self.mostPhotosWithoutLinks
    return Tally(
      LocalizedMessage("report.heading.assessments"),
      items: Outcome.all.compactMap { outcome in
        counts[outcome].map { count in
          Tally.Item(
            outcome.label, count: count, tone: outcome.tone,
            link: hasLinks ? first[outcome].map { .anchor(Self.anchor($0)) } : nil)
        }
      }, areShares: true)
  }

  /// Counts the photos by what speaks for processing or is missing.
  private var factors: Tally {
    Tally(
      LocalizedMessage("report.heading.flags"),
      items: FlagDetail.Kind.allCases.compactMap { kind in
        audit.outlines.factorCounts[kind].map { count in
          Tally.Item(
            LocalizedMessage("report.evidence.\(kind.rawValue)"), count: count,
            tone: kind.meaning == .isEdited ? .strong : .caution)
        }
      })
  }

  private func table(ofFirst count: Int) -> Table {
    // Made once, since a row for each of thousands of photos has one of them.
    let labels = Dictionary(
      uniqueKeysWithValues: Outcome.all.map {
        ($0, Table.Cell(.message($0.label), tone: $0.tone))
      })
    return Table(
      columns: [
        Table.Column(LocalizedMessage("report.fact.assessment")),
        Table.Column(LocalizedMessage("report.fact.file"), .path),
        Table.Column(LocalizedMessage("report.fact.score"), .number),
        Table.Column(LocalizedMessage("report.fact.camera")),
        Table.Column(LocalizedMessage("report.fact.software")),
        Table.Column(LocalizedMessage("report.fact.day"), .short),
      ],
      rows: outlines.prefix(count).enumerated().map { number, outline in
        let facts = outline.score.map { score in
          [
            Table.Cell(.number(score)), Table.Cell(outline.camera), Table.Cell(outline.software),
            Table.Cell(outline.day),
          ]
        }
        return Table.Row(
          [labels[outline.outcome], Table.Cell(.path(outline.file))].compactMap { $0 }
            + (facts ?? []), link: .anchor(Self.anchor(number)))
      }, namingColumn: 1)
  }
}
