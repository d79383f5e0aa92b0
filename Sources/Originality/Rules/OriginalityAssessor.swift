public import Foundation
public import PhotoMetadata

/// Derives flags and a score from the facts of a photo.
public struct OriginalityAssessor: Sendable {
  /// The rules of the score.
  public let rules: RuleTable

  /// The rules of evidence.
  public let evidence: EvidenceTable

  /// Creates an assessor with rules of the score and of evidence.
  public init(rules: RuleTable = .current, evidence: EvidenceTable = .current) {
    self.rules = rules
    self.evidence = evidence
  }

  /// Returns the report of a photo, including the evidence in its file.
  ///
  /// `fileName` is the last path component; a photo in memory has none.
  public func report(
    for metadata: EmbeddedMetadata, fileName: String? = nil, date: Date
  ) -> OriginalityReport {
    var report = report(for: PhotoSummary(metadata), date: date)
    let finder = EvidenceFinder(table: evidence, programs: rules)
    (report.evidence, report.assessment) = finder.assess(metadata, fileName: fileName, date: date)
    if report.assessment?.verdict == .notFromCamera { report.score = nil }
    return report
  }

  /// Returns the report of a photo with these facts.
  public func report(for summary: PhotoSummary, date: Date) -> OriginalityReport {
    let rulings = details(in: summary).map { detail in (detail, rules.rule(for: detail.kind)) }
    let score = rulings.reduce(RuleTable.startingScore) { $0 + $1.1.points }
    return OriginalityReport(
      score: max(0, score), summary: summary,
      flags: rulings.map { OriginalityFlag(type: $1.type, detail: $0) }, date: date)
  }

  /// Returns one piece of evidence per subject: software, camera, position, date.
  private func details(in summary: PhotoSummary) -> [FlagDetail] {
    [
      softwareEvidence(summary),
      cameraEvidence(make: summary.make, model: summary.model),
      summary.location == nil ? .noGps : .hasGps,
      summary.creationDate == nil ? .creationDateMissing : .hasCreationDate,
    ]
  }

  private func softwareEvidence(_ summary: PhotoSummary) -> FlagDetail {
    guard let software = summary.software else { return .noSoftwareInfo }
    let editor = rules.editor(
      namedIn: software, ofCamera: CameraName(make: summary.make, model: summary.model))
    switch editor?.kind {
    case .desktop: return .softwareEdited(software: software)
    case .mobile: return .mobileAppEdited(software: software)
    case nil: return .softwareVersion(version: software)
    }
  }

  private func cameraEvidence(make: String?, model: String?) -> FlagDetail {
    guard let make, let model else { return .cameraInfoMissing }
    return .cameraInfo(make: make, model: model)
  }
}
