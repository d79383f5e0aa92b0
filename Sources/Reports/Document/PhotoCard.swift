import Documents
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import StringCatalogs

/// The card of a photo.
struct PhotoCard {
  private let entry: PhotoEntry
  private let rules: RuleTable?
  private let pictures: Result<PhotoPictures?, any Error>

  /// Creates the card of an entry; points are shown if `rules` are those of its score.
  init(_ entry: PhotoEntry, rules: RuleTable?, pictures: Result<PhotoPictures?, any Error>) {
    self.entry = entry
    self.rules = rules
    self.pictures = pictures
  }

  /// Returns the card with an anchor.
  func card(at anchor: Anchor) -> Card {
    var card = Card(anchor: anchor, title: .path(entry.file), verdict: entry.answer)
    if let report = entry.report {
      card.figure = (try? pictures.get())?.figure
      card.blocks =
        evidence(of: report) + provenance(of: report) + [
          .columns(facts(of: report), factors(of: report))
        ]
      card.blocks += checks(of: report)
    }
    if let digest = entry.sha256 { card.blocks.append(.facts([Fact("sha256", .code(digest))])) }
    return card
  }

  /// The answer, its evidence and what the photo records, without where it was found.
  var answer: [Block] {
    let verdict = entry.answer
    let answer: DocumentValue =
      verdict.reason.map { .phrase("report.answerFormat", .message(verdict.label), $0) }
      ?? .message(verdict.label)
    var blocks: [Block] = [.sentence(answer)]
    guard let report = entry.report else { return blocks }
    let findings = Self.leading(report.evidence).map { evidence in
      var finding = JudgedFinding(evidence)
      (finding.figure, finding.details) = (nil, [])
      return finding
    }
    if !findings.isEmpty { blocks.append(.findings(findings)) }
    if let credentials = report.credentials {
      blocks.append(.sentence(CredentialSection(credentials).lead))
    }
    let facts = report.summary.cameraFacts + report.summary.descriptionFacts
    return blocks + [.facts(facts)]
  }

  /// Returns evidence in the order of its card: what was changed in the picture leads, since a
  /// reader sees it there.
  private static func leading(_ evidence: [Evidence]) -> [Evidence] {
    evidence.filter(\.kind.showsChange) + evidence.filter { !$0.kind.showsChange }
  }

  private func evidence(of report: OriginalityReport) -> [Block] {
    guard report.assessment != nil else { return [] }
    var blocks: [Block] = []
    let pictures = (try? pictures.get()) ?? nil
    if let comparison = pictures?.comparison {
      blocks.append(.columns([.figure(comparison.picture)], [.figure(comparison.thumbnail)]))
    }
    var findings: [JudgedFinding] = []
    for evidence in Self.leading(report.evidence) {
      var finding = JudgedFinding(evidence)
      switch evidence.position?.whole {
      // The frames in the pictures show it.
      case .picture where evidence.kind.showsChange && pictures?.difference != nil,
        .thumbnail where pictures?.crop != nil && pictures?.difference == nil:
        if pictures?.comparison != nil { finding.figure = nil }
      case .picture where !evidence.kind.showsChange:
        if let parts = evidence.position?.parts, !parts.isEmpty,
          let figure = pictures?.figure(framing: parts)
        {
          finding.figure = figure
        }
      default: break
      }
      findings.append(finding)
    }
    blocks.append(
      findings.isEmpty
        ? .sentence(.message(LocalizedMessage("report.value.noEvidence")))
        : .findings(findings))
    return [.section(Section(LocalizedMessage("report.heading.evidence"), blocks: blocks))]
  }

  /// Who signed for the photo, what they claim, and the marks of generated pictures in it.
  private func provenance(of report: OriginalityReport) -> [Block] {
    let sections = [
      report.credentials.map { CredentialSection($0).section }, MarkTable(report).section,
    ]
    return sections.compactMap { $0 }.map(Block.section)
  }

  private func facts(of report: OriginalityReport) -> [Block] {
    let summary = report.summary
    var blocks: [Block] = [.facts(summary.cameraFacts)]
    if let place = summary.shownPlace {
      blocks.append(.columns([.figure(.world(place))], [.figure(.region(place))]))
    }
    var sections = [
      ("facts", blocks), ("description", [.facts(summary.descriptionFacts)]),
      ("file", [.facts(summary.fileFacts)]),
    ]
    if summary.descriptionFacts.isEmpty { sections.remove(at: 1) }
    // Reports of older versions have the facts of XMP here only.
    if summary.facts.isEmpty, let programs = summary.xmp?.facts, !programs.isEmpty {
      sections.append(("programFacts", [.facts(programs)]))
    }
    return sections.map { name, blocks in
      .section(Section(LocalizedMessage("report.heading.\(name)"), blocks: blocks))
    } + history(of: summary)
  }

  /// The editing history, folded.
  private func history(of summary: PhotoSummary) -> [Block] {
    let events = summary.events
    guard !events.isEmpty else { return [] }
    let table = Table(
      columns: ["date", "action", "program"].map {
        Table.Column(LocalizedMessage("report.fact.event.\($0)"))
      }, rows: events.map(\.row))
    return [
      .disclosure(
        Disclosure(
          LocalizedMessage("report.value.history", .integer(Int64(events.count))),
          blocks: [.table(table)], isPrinted: false))
    ]
  }

  /// The score, far from the assessment, which it can seem to contradict, with the flags that cost
  /// points and those that cost none in one line; then the notes.
  private func factors(of report: OriginalityReport) -> [Block] {
    let points = report.flags.map { rules?.rule(for: $0.detail.kind).points }
    let flags = zip(report.flags, points)
    let costly = flags.filter { ($0.1 ?? 0) < 0 }
    let others = flags.filter { ($0.1 ?? 0) >= 0 }.map {
      DocumentValue.message($0.0.detail.localizedMessage)
    }
    var blocks: [Block] =
      report.score.map { [.meter(Meter(LocalizedMessage("report.fact.score"), value: $0))] } ?? []
    if !costly.isEmpty {
      blocks.append(
        .table(
          Table(
            columns: [
              Table.Column(LocalizedMessage("report.fact.item")),
              Table.Column(LocalizedMessage("report.fact.points"), .number),
            ],
            rows: costly.map { flag, points in
              Table.Row([
                Table.Cell(.message(flag.detail.localizedMessage)),
                Table.Cell(points.map(DocumentValue.number) ?? .absent),
              ])
            })))
    }
    if rules == nil {
      blocks.append(.list(others))
    } else if !others.isEmpty {
      blocks.append(
        .disclosure(
          Disclosure(
            LocalizedMessage("report.value.freeFactors", .integer(Int64(others.count))),
            blocks: [.list(others)], isPrinted: false)))
    }
    // Without a score, nothing counts for or against it.
    var sections =
      report.score == nil
      ? [] : [Section(LocalizedMessage("report.heading.flags"), blocks: blocks)]
    let notes = notes(of: report)
    if !notes.isEmpty {
      sections.append(
        Section(
          LocalizedMessage("report.heading.notes"), blocks: [.list(notes.map { .message($0) })]))
    }
    return sections.map(Block.section)
  }

  private func checks(of report: OriginalityReport) -> [Block] {
    guard let assessment = report.assessment else { return [] }
    let lists = [
      ("checksMade", assessment.checksMade), ("checksNotMade", assessment.checksNotMade),
    ]
    let facts = lists.filter { !$0.1.isEmpty }.map { name, checks in
      Fact(
        name,
        .list(checks.map { .message(LocalizedMessage("report.check.\($0.rawValue)")) }))
    }
    return [
      .disclosure(
        Disclosure(
          assessment.coverage,
          blocks: [.facts(facts + [Fact("evidenceTable", .untrusted(assessment.tableVersion))])],
          isPrinted: false))
    ]
  }

  /// The notes on facts outside the score, and on what was not read or only partially.
  ///
  /// An editor that a piece of evidence names needs no note.
  private func notes(of report: OriginalityReport) -> [LocalizedMessage] {
    let summary = report.summary
    var notes: [LocalizedMessage] = []
    if let rules, let verdict = report.assessment?.verdict,
      let highest = rules.highestScores[verdict], report.score == highest,
      highest < rules.score(of: report.flags)
    {
      notes.append(LocalizedMessage("report.note.highestScore", .integer(Int64(highest))))
    }
    if let editor = rules?.unscoredEditor(of: summary),
      !report.evidence.contains(where: { $0.value.contains(editor) })
    {
      notes.append(LocalizedMessage("report.note.xmpNamesEditor", .text(editor)))
    }
    if summary.location == nil, summary.xmp?.hasLocation == true {
      notes.append(LocalizedMessage("report.note.xmpHasLocation"))
    }
    notes += summary.problems.map(\.localizedMessage)
    switch pictures {
    case .failure: notes.append(LocalizedMessage("report.note.thumbnailChanged"))
    case .success(let pictures?):
      if pictures.picture == nil, let absence = pictures.absence {
        notes.append(LocalizedMessage("report.note.notDecoded.\(absence.rawValue)"))
      }
    case .success(nil): break
    }
    return notes
  }
}
