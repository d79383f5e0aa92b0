public import Foundation

/// What a photo's metadata says about its originality.
///
/// A high score says that no sign of editing was found in what was read. It never says that a
/// photo is genuine: metadata can be written by anyone.
public struct OriginalityReport: Hashable, Sendable {
  /// From 0 to 100; 100 when nothing speaks against the photo.
  public var score: Int

  /// The facts that the score rests on.
  public var summary: PhotoSummary

  /// The flags, always in the order software, camera, position, date; none twice.
  public var flags: [OriginalityFlag]

  /// The evidence in the file, the heaviest first; it has no influence on the score.
  public var evidence: [Evidence]

  /// What the evidence amounts to; nil in reports that were stored before there was any.
  public var assessment: Assessment?

  /// When the photo was analysed.
  public var date: Date

  /// Creates a report from its parts.
  public init(
    score: Int, summary: PhotoSummary, flags: [OriginalityFlag],
    evidence: [Evidence] = [], assessment: Assessment? = nil, date: Date
  ) {
    self.score = score
    self.summary = summary
    self.flags = flags
    self.evidence = evidence
    self.assessment = assessment
    self.date = date
  }

  /// How the score is shown.
  public var badge: ScoreBadge { ScoreBadge(score: score) }
}
