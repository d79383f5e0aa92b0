import Originality
import PhotoMetadata
import StringCatalogs

/// The report on a photo that could be read.
struct PhotoAssessment: Hashable, Sendable {
  /// From 0 to 100.
  var score: Int

  /// The class of the score.
  var badge: ScoreBadge

  /// The camera in one line.
  var camera: ReportValue

  /// The program or firmware in one line.
  var software: ReportValue

  /// The day of capture.
  var day: ReportValue

  /// The flags for and against the photo.
  var flags: [ReportFlag]

  /// The position; nil if unknown or withheld.
  var place: GeoCoordinates?

  /// The conclusion from the evidence; nil in reports without.
  var verdict: ReportVerdict?

  /// The evidence, the heaviest first.
  var evidence: [ReportEvidence]

  /// The facts of the file and the camera.
  var facts: [ReportFact]

  /// The facts that editing programs added; empty if there are none.
  var programFacts: [ReportFact]

  /// The notes on facts outside the score, and on what was not read or only partially.
  var notes: [LocalizedMessage]

  /// Creates the assessment of a report; points are shown if `rules` are those of its score.
  init(_ report: OriginalityReport, rules: RuleTable?) {
    let summary = report.summary
    score = report.score
    badge = report.badge
    camera = Self.camera(of: summary)
    software = .untrusted(orAbsent: summary.software)
    day = summary.creationDate.map(ReportValue.captureDay) ?? .absent
    flags = report.flags.map { flag in
      ReportFlag(
        type: flag.detail.kind.meaning, message: flag.detail.localizedMessage,
        points: rules?.rule(for: flag.detail.kind).points)
    }
    if case .coordinates(let place) = summary.location { self.place = place }
    verdict = ReportVerdict(report)
    evidence = report.evidence.map(ReportEvidence.init)
    facts = [
      ReportFact("make", .untrusted(orAbsent: summary.make)),
      ReportFact("model", .untrusted(orAbsent: summary.model)),
      ReportFact("lens", .untrusted(orAbsent: summary.lens)),
      ReportFact("software", .untrusted(orAbsent: summary.software)),
      ReportFact("creationDate", Self.creationDate(of: summary)),
      ReportFact("location", Self.location(of: summary)),
      ReportFact("dimensions", summary.dimensions.map(ReportValue.dimensions) ?? .absent),
      ReportFact("fileSize", .byteSize(summary.fileSize)),
    ]
    programFacts = Self.programFacts(of: summary.xmp)
    let editor = rules?.unscoredEditor(of: summary)
    notes = editor.map { [LocalizedMessage("report.note.xmpNamesEditor", .text($0))] } ?? []
    if summary.location == nil, summary.xmp?.hasLocation == true {
      notes.append(LocalizedMessage("report.note.xmpHasLocation"))
    }
    notes += summary.problems.map { LocalizedMessage("report.problem.\($0.rawValue)") }
  }

  /// Makers repeat their name in the model: `NIKON CORPORATION` and `NIKON Z 6_2` are shown as
  /// `NIKON Z 6_2`.
  private static func camera(of summary: PhotoSummary) -> ReportValue {
    guard let make = summary.make, let model = summary.model else {
      return .untrusted(orAbsent: summary.model ?? summary.make)
    }
    let name = make.prefix { $0 != " " }.lowercased()
    let isRepeated = !name.isEmpty && model.lowercased().hasPrefix(name)
    return .untrusted(isRepeated ? model : "\(make) \(model)")
  }

  private static func creationDate(of summary: PhotoSummary) -> ReportValue {
    if let date = summary.creationDate { return .captureDate(date) }
    guard summary.problems.contains(.captureDateImpossible) else { return .absent }
    return .message(LocalizedMessage("report.value.dateImpossible"))
  }

  private static func location(of summary: PhotoSummary) -> ReportValue {
    switch summary.location {
    case .coordinates(let place): return .coordinates(place)
    case .withheld: return .message(LocalizedMessage("report.value.locationWithheld"))
    case nil:
      guard let problem = summary.locationProblem else { return .absent }
      return .message(LocalizedMessage("report.locationProblem.\(problem.rawValue)"))
    }
  }

  private static func programFacts(of fields: XMPFields?) -> [ReportFact] {
    guard let fields else { return [] }
    var facts: [ReportFact] = []
    if let tool = fields.creatorTool { facts.append(ReportFact("creatorTool", .untrusted(tool))) }
    if let software = fields.software {
      facts.append(ReportFact("software", .untrusted(software)))
    }
    if fields.hasLocation {
      facts.append(
        ReportFact("location", .message(LocalizedMessage("report.value.locationRecorded"))))
    }
    if let lens = fields.lens { facts.append(ReportFact("lens", .untrusted(lens))) }
    if !fields.softwareAgents.isEmpty {
      let agents = fields.softwareAgents.map(ReportValue.untrusted)
      facts.append(ReportFact("softwareAgents", .list(agents)))
    }
    return facts
  }
}
