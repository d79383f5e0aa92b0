public import ContentCredentials
public import Foundation
public import PhotoMetadata

/// Derives flags and a score from the facts of a photo.
///
/// ```swift
/// let report = OriginalityAssessor().report(for: metadata, date: Date())
/// let reasons = report.evidence.map(\.kind)
/// ```
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
  /// `fileName` is the last path component; a photo in memory has none. `credentials` are what was
  /// found out about the photo's Content Credentials; without it, no evidence says who signed.
  public func report(
    for metadata: EmbeddedMetadata, credentials: CredentialReport? = nil,
    fileName: String? = nil, date: Date
  ) -> OriginalityReport {
    var metadata = metadata
    if let credentials, let store = metadata.traces.credentials, metadata.traces.hasOnlyStore {
      metadata.traces.others += credentials.claims(at: store.offset)
    }
    var report = report(for: PhotoSummary(metadata), date: date)
    report.credentials = credentials
    let finder = EvidenceFinder(table: evidence, programs: rules)
    (report.evidence, report.assessment) = finder.assess(
      metadata, credentials, fileName: fileName, date: date)
    guard let verdict = report.assessment?.verdict else { return report }
    if verdict == .notFromCamera { report.score = nil }
    if let score = report.score, let highest = rules.highestScores[verdict] {
      report.score = min(score, highest)
    }
    // What a camera would have written supports no picture that no camera took.
    if [.madeByAI, .notAPhotograph].contains(verdict) {
      for index in report.flags.indices where report.flags[index].type == .isOriginal {
        report.flags[index].type = .information
      }
    }
    return report
  }

  /// Returns the report of a photo with these facts.
  public func report(for summary: PhotoSummary, date: Date) -> OriginalityReport {
    let flags = details(in: summary).map { detail in
      OriginalityFlag(type: rules.rule(for: detail.kind).type, detail: detail)
    }
    return OriginalityReport(
      score: rules.score(of: flags), summary: summary, flags: flags, date: date)
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

extension FileTraces {
  /// Whether nothing of the store of Content Credentials could be read but that there is one.
  fileprivate var hasOnlyStore: Bool {
    !others.indices.contains { index in
      others[index].source.isCredentials
        && others[index].source != .credentials("manifest store")
    }
  }
}
