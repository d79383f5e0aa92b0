public import Foundation

/// Draws flags and a score from the facts of a photo.
public struct OriginalityAssessor: Sendable {
  /// The rules that are applied.
  public let rules: RuleTable

  /// Creates an assessor that applies `rules`.
  public init(rules: RuleTable = .current) {
    self.rules = rules
  }

  /// Returns the report of a photo with these facts.
  public func report(for summary: PhotoSummary, date: Date) -> OriginalityReport {
    let rulings = evidence(in: summary).map { detail in (detail, rules.rule(for: detail.kind)) }
    let score = rulings.reduce(RuleTable.startingScore) { $0 + $1.1.points }
    return OriginalityReport(
      score: max(0, score), summary: summary,
      flags: rulings.map { OriginalityFlag(type: $1.type, detail: $0) }, date: date)
  }

  /// Returns one piece of evidence a subject: software, camera, position, date.
  private func evidence(in summary: PhotoSummary) -> [FlagDetail] {
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
