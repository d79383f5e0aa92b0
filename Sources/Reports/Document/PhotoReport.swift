import Documents
import Foundation
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import StringCatalogs

/// The document of an audit: an overview, and a card for each photo.
struct PhotoReport {
  /// The number of photos that the table of a report in several files lists.
  private static let rowsOfLargeReport = 100

  /// The number of photos of each assessment that it lists before others.
  private static let rowsOfEachAssessment = 10

  /// The number of photos above which the overview has a link to the first of each assessment.
  private static let maximumPhotosWithoutLinks = 10

  private let audit: LargeAudit
  private let positions: [Int]
  private let anchors: [Anchor]
  private let rules: RuleTable?
  private let pictures: PictureSource

  /// Creates the document of an audit, sorted by assessment.
  ///
  /// `rules` provide the points of flags, which are omitted if the audit used other rules.
  /// `pictures` returns pictures by the position in the audit.
  init(
    _ audit: LargeAudit, rules: RuleTable = .current,
    pictures: @escaping PictureSource = { _ in nil }
  ) {
    self.audit = audit
    positions = audit.positionsByAssessment
    self.rules = rules.version == audit.ruleTableVersion ? rules : nil
    self.pictures = pictures
    anchors = Self.anchors(of: audit, in: positions)
  }

  /// The cards of the photos.
  var cards: CardList {
    CardList(
      heading: hasOverview ? LocalizedMessage("report.heading.photos") : nil,
      entries: outlines.enumerated().map { number, outline in
        CardList.Entry(anchor: anchors[number], title: .path(outline.file))
      },
      card: card)
  }

  /// Returns the document without its cards.
  func document(isLarge: Bool = false) -> Document {
    let lead = hasOverview ? lead : answer
    return Document(
      title: LocalizedMessage("report.title"),
      subtitle: [.phrase("report.photoCount", .number(audit.count)), .date(audit.date)],
      lead: lead ?? .message(LocalizedMessage("report.note.limits")),
      note: lead == nil ? nil : .message(LocalizedMessage("report.note.limits")),
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

  /// The whole audit in one sentence: how many photos show processing, say that AI made them, or
  /// could not be read; nil for a single photo, and without assessments.
  private var lead: DocumentValue? {
    let counts = audit.outlines.counts
    func count(_ verdicts: Assessment.Verdict...) -> Int {
      verdicts.reduce(0) { $0 + (counts[.verdict($1)] ?? 0) }
    }
    let isAssessed = counts.keys.contains { if case .verdict = $0 { true } else { false } }
    guard hasOverview, isAssessed else { return nil }
    var clauses = [
      LocalizedMessage(
        "report.lead.processed", .integer(Int64(count(.processed, .probablyProcessed))),
        .integer(Int64(audit.count)))
    ]
    for (key, count) in [
      ("madeByAI", count(.madeByAI)), ("partlyAI", count(.partlyAI)),
      ("unread", counts[.failed] ?? 0),
    ] where count > 0 {
      clauses.append(LocalizedMessage("report.lead.\(key)", .integer(Int64(count))))
    }
    let joined = clauses.dropFirst().reduce(clauses[0]) { first, second in
      LocalizedMessage("report.lead.joinFormat", .message(first), .message(second))
    }
    return .message(LocalizedMessage("report.lead.sentenceFormat", .message(joined)))
  }

  /// The assessment of a single photo with the strongest reason; nil without an assessment.
  private var answer: DocumentValue? {
    guard let position = positions.first, let entry = try? audit.entry(position),
      entry.report == nil || entry.report?.assessment != nil
    else { return nil }
    let answer = entry.answer
    guard let reason = answer.reason else {
      return .message(LocalizedMessage("report.lead.sentenceFormat", .message(answer.label)))
    }
    return .phrase("report.lead.photoFormat", .message(answer.label), reason)
  }

  /// What a terminal shows of the audit: the sentence, and a line for each photo.
  var summary: LineList {
    LineList(
      lead: lead,
      lines: outlines.map { outline in
        LineList.Line(outline.outcome.label, reason: outline.reason, path: outline.file)
      })
  }

  /// Whether there is enough for an overview.
  private var hasOverview: Bool { audit.count > 1 }

  /// What the overview says of the photos, in the order of the report.
  private var outlines: some Collection<EntryOutline> {
    positions.lazy.map { [audit] in audit.outlines[$0] }
  }

  /// Returns the positions of the cards, in the order of the report.
  ///
  /// They come from the contents of the files, so that links to a card survive when photos are
  /// added. Of equal files, each further one in the order of the audit has a number.
  private static func anchors(of audit: LargeAudit, in positions: [Int]) -> [Anchor] {
    var counts: [String: Int] = [:]
    let anchors = audit.outlines.map { outline in
      let name = outline.digest.map { Self.name(of: $0) } ?? "file-\(outline.file)"
      let number = counts[name, default: 0] + 1
      counts[name] = number
      return Anchor(rawValue: number > 1 ? "\(name)-\(number)" : name)
    }
    return positions.map { anchors[$0] }
  }

  private static func name(of digest: UInt64) -> String {
    let text = String(digest, radix: 16)
    return "photo-" + String(repeating: "0", count: 16 - text.count) + text
  }

  private func card(_ number: Int) throws -> Card {
    let position = positions[number]
    var card = PhotoCard(
      try audit.entry(position), rules: rules, pictures: Result { try pictures(position) }
    ).card(at: anchors[number])
    card.group = group(of: audit.outlines[position].outcome)
    return card
  }

  private func overview(isLarge: Bool) -> Section {
    let shown = isLarge ? rowsOfLargeReport : Array(0..<audit.count)
    let omitted = audit.count - shown.count
    let tallies = [assessments, factors].filter { !$0.items.isEmpty }.map(Block.tally)
    let charts = [dates, cameras].compactMap(\.self).map(Block.chart)
    let side = charts.isEmpty ? Array(tallies.dropFirst()) : charts
    let main = charts.isEmpty ? Array(tallies.prefix(1)) : tallies
    var blocks: [Block] = side.isEmpty ? main : [.columns(main, side)]
    if omitted > 0 {
      blocks.append(
        .sentence(
          .phrase("report.note.firstPhotos", .number(shown.count), .number(omitted))))
    }
    blocks.append(.table(table(of: shown)))
    blocks.append(.sentence(.message(LocalizedMessage("report.note.sortElsewhere"))))
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
    let hasLinks = audit.count > Self.maximumPhotosWithoutLinks
    return Tally(
      LocalizedMessage("report.heading.assessments"),
      items: Outcome.all.compactMap { outcome in
        counts[outcome].map { count in
          Tally.Item(
            outcome.label, count: count, tone: outcome.tone,
            link: hasLinks ? first[outcome].map { .anchor(anchors[$0]) } : nil)
        }
      }, areShares: true)
  }

  /// Counts the photos by what speaks for processing or is missing.
  private var factors: Tally {
    Tally(
      LocalizedMessage("report.heading.metadata"),
      items: FlagDetail.Kind.allCases.compactMap { kind in
        audit.outlines.factorCounts[kind].map { count in
          Tally.Item(
            LocalizedMessage("report.evidence.\(kind.rawValue)"), count: count,
            tone: kind.meaning == .isEdited ? .strong : .caution)
        }
      })
  }

  /// Counts the photos by the date on which they were taken.
  private var dates: Chart? {
    var days: [LocalDate: Int] = [:]
    var withoutDate = 0
    for outline in audit.outlines where outline.outcome != .failed {
      if case .localDate(let day) = outline.day {
        days[day, default: 0] += 1
      } else {
        withoutDate += 1
      }
    }
    return Chart(days: days, withoutDate: withoutDate)
  }

  /// Counts the photos by the camera that took them.
  private var cameras: Chart? {
    var counts: [DocumentValue: Int] = [:]
    for outline in audit.outlines where outline.outcome != .failed {
      counts[outline.camera, default: 0] += 1
    }
    return Chart(cameras: counts)
  }

  /// The outcomes of the audit, in the order of a report.
  private var outcomes: [Outcome] {
    let counts = audit.outlines.counts
    return Outcome.all.filter { counts[$0] != nil }
  }

  /// Returns the number of the outcome among those that rows and cards can be filtered by.
  private func group(of outcome: Outcome) -> Int? { outcomes.firstIndex(of: outcome) }

  private func groups(of outcomes: [Outcome]) -> [Table.Group] {
    guard outcomes.count > 1 else { return [] }
    let counts = audit.outlines.counts
    return outcomes.map { Table.Group($0.label, count: counts[$0] ?? 0) }
  }

  /// The numbers of the photos in the table of a report in several files: the first ones of each
  /// assessment, so that whoever chooses one sees some.
  private var rowsOfLargeReport: [Int] {
    let reserved = min(Self.rowsOfEachAssessment, Self.rowsOfLargeReport / max(1, outcomes.count))
    var counts: [Outcome: Int] = [:]
    var (shown, others): ([Int], [Int]) = ([], [])
    for (number, outline) in outlines.enumerated() {
      counts[outline.outcome, default: 0] += 1
      if counts[outline.outcome, default: 0] <= reserved {
        shown.append(number)
      } else if others.count < Self.rowsOfLargeReport {
        others.append(number)
      }
    }
    return (shown + others.prefix(Self.rowsOfLargeReport - shown.count)).sorted()
  }

  private func table(of numbers: [Int]) -> Table {
    let outcomes = outcomes
    // Made once, since a row for each of thousands of photos has one of them.
    let labels = Dictionary(
      uniqueKeysWithValues: Outcome.all.map {
        ($0, Table.Cell(.message($0.label), tone: $0.tone))
      })
    let groups = Dictionary(
      uniqueKeysWithValues: outcomes.enumerated().map { ($0.element, $0.offset) })
    return Table(
      columns: [
        Table.Column(LocalizedMessage("report.fact.assessment")),
        Table.Column(LocalizedMessage("report.fact.file"), .path),
        Table.Column(LocalizedMessage("report.fact.reason")),
        Table.Column(LocalizedMessage("report.fact.camera")),
        Table.Column(LocalizedMessage("report.fact.day"), .short),
      ],
      rows: numbers.map { number in
        let outline = audit.outlines[positions[number]]
        let facts =
          outline.outcome == .failed
          ? []
          : [Table.Cell(outline.camera), Table.Cell(outline.day)]
        let position = positions[number]
        let shown = (try? pictures(position)).flatMap { $0 }
        return Table.Row(
          [labels[outline.outcome], Table.Cell(.path(outline.file)), Table.Cell(outline.reason)]
            .compactMap { $0 } + facts, link: .anchor(anchors[number]),
          picture: (shown?.picture ?? shown?.thumbnail).map { DocumentPicture($0) },
          group: groups[outline.outcome])
      }, namingColumn: 1, groups: self.groups(of: outcomes))
  }
}
