public import Foundation
public import PhotoMetadata

/// Draws flags and a score from the facts of a photo.
public struct OriginalityAssessor: Sendable {
  /// The rules that are applied.
  public let rules: RuleTable

  /// The rules of evidence that are applied.
  public let evidence: EvidenceTable

  /// Creates an assessor that applies `rules`, and rules of evidence beside them.
  public init(rules: RuleTable = .current, evidence: EvidenceTable = .current) {
    self.rules = rules
    self.evidence = evidence
  }

  /// Returns the report of a photo, with the evidence in its file beside score and flags.
  ///
  /// `fileName` is the last part of its path; a photo in memory has none.
  public func report(
    for metadata: EmbeddedMetadata, fileName: String? = nil, date: Date
  ) -> OriginalityReport {
    var report = report(for: PhotoSummary(metadata), date: date)
    let finder = EvidenceFinder(table: evidence, programs: rules)
    (report.evidence, report.assessment) = finder.assess(metadata, fileName: fileName, date: date)
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

  /// Returns one piece of evidence a subject: software, camera, position, date.
  private func details(in summary: PhotoSummary) -> [FlagDetail] {
    [
      softwareEvidence(summary.software),
      cameraEvidence(make: summary.make, model: summary.model),
      summary.location == nil ? .noGps : .hasGps,
      summary.creationDate == nil ? .creationDateMissing : .hasCreationDate,
    ]
  }

  private func softwareEvidence(_ software: String?) -> FlagDetail {
    guard let software else { return .noSoftwareInfo }
    switch rules.editor(namedIn: software)?.kind {
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
