public import Foundation
public import Originality
public import PhotoAudits

/// How the audit of a file ended: what decides whether a run fails.
///
/// It can be read from a row without the rest, also from a row of another version.
public struct AuditOutcome: Decodable, Sendable {
  /// The path as in the audit.
  public let file: String

  /// The score; nil if the file has none, or could not be read.
  public let score: Int?

  /// The verdict of the assessment; nil if there is none.
  public let verdict: Assessment.Verdict?

  /// The failure; nil if the file was read.
  public let error: AppError?

  private enum CodingKeys: String, CodingKey { case file, sha256, score, assessment, error }

  private enum AssessmentKeys: String, CodingKey { case verdict }

  /// Creates the outcome that an entry has.
  public init(_ entry: PhotoEntry) {
    let report = entry.report
    file = entry.file
    score = report?.score
    verdict = report?.assessment?.verdict
    error = entry.error
  }

  /// Decodes the members of a row; those of the first versions have no assessment.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    file = try row.decode(String.self, forKey: .file)
    // Anything but a digest is no row.
    _ = try row.decodeIfPresent(String.self, forKey: .sha256)
    score = try row.decodeIfPresent(Int.self, forKey: .score)
    error = try row.decodeIfPresent(AppError.self, forKey: .error)
    if try row.contains(.assessment) && !row.decodeNil(forKey: .assessment) {
      let assessment = try row.nestedContainer(keyedBy: AssessmentKeys.self, forKey: .assessment)
      verdict = try assessment.decode(Assessment.Verdict.self, forKey: .verdict)
    } else {
      verdict = nil
    }
  }

  /// Reads the outcome from a row.
  public init(jsonLine: Data) throws(ReportDecodingError) {
    self = try StoredJSON.decode(AuditOutcome.self, from: jsonLine)
  }
}
