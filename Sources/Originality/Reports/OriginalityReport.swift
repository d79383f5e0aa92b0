public import ContentCredentials
public import Foundation

/// The assessment of a photo's originality from its metadata.
///
/// A high score means that no sign of editing was found in what was read. It never means that a
/// photo is genuine: anyone can write metadata.
public struct OriginalityReport: Hashable, Sendable {
  /// From 0 to 100; 100 if nothing counts against the photo, nil if the file has nothing that could
  /// be scored, ``Assessment/Verdict/notFromCamera``.
  public var score: Int?

  /// The facts that the score is based on.
  public var summary: PhotoSummary

  /// The flags, always in the order software, camera, position, date; each at most once.
  public var flags: [OriginalityFlag]

  /// The evidence in the file, the heaviest first; it limits the score only by the assessment.
  public var evidence: [Evidence]

  /// The conclusion from the evidence; nil in reports stored by older versions.
  public var assessment: Assessment?

  /// What was found out about the Content Credentials; nil if there are none, or the report is one
  /// of an older version.
  public var credentials: CredentialReport?

  /// The time of the analysis.
  public var date: Date

  /// Creates a report from its parts.
  public init(
    score: Int?, summary: PhotoSummary, flags: [OriginalityFlag],
    evidence: [Evidence] = [], assessment: Assessment? = nil,
    credentials: CredentialReport? = nil, date: Date
  ) {
    self.score = score
    self.summary = summary
    self.flags = flags
    self.evidence = evidence
    self.assessment = assessment
    self.credentials = credentials
    self.date = date
  }

  /// The class of the score; nil without a score.
  public var badge: ScoreBadge? { score.map(ScoreBadge.init) }
}
