public import Foundation
public import Originality

/// The members of a JSON line that identify its file and the outcome.
public struct StoredRow: Decodable, Sendable {
  /// The maximum size of a line of an audit, in bytes.
  public static let longestLine = 16 * 1024 * 1024

  /// The path as in the audit.
  public let file: String

  /// The digest; nil if the file could not be read.
  public let sha256: String?

  /// The score; nil if the file has none, or could not be read.
  public let score: Int?

  /// The verdict of the assessment; nil if there is none.
  public let verdict: Assessment.Verdict?

  /// The failure; nil if the file was read.
  public let error: AppError?

  private enum CodingKeys: String, CodingKey { case file, sha256, score, assessment, error }

  private enum AssessmentKeys: String, CodingKey { case verdict }

  /// Creates a row with a digest alone, such as that of a copy.
  public init(file: String, sha256: String) {
    self.file = file
    self.sha256 = sha256
    score = nil
    verdict = nil
    error = nil
  }

  /// Creates the row of an entry.
  public init(_ entry: PhotoEntry) {
    file = entry.file
    sha256 = entry.sha256
    score = entry.report?.score
    verdict = entry.report?.assessment?.verdict
    error = entry.error
  }

  /// Decodes the members of a row; those of the first versions have no assessment.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    file = try row.decode(String.self, forKey: .file)
    sha256 = try row.decodeIfPresent(String.self, forKey: .sha256)
    score = try row.decodeIfPresent(Int.self, forKey: .score)
    error = try row.decodeIfPresent(AppError.self, forKey: .error)
    if try row.contains(.assessment) && !row.decodeNil(forKey: .assessment) {
      let assessment = try row.nestedContainer(keyedBy: AssessmentKeys.self, forKey: .assessment)
      verdict = try assessment.decode(Assessment.Verdict.self, forKey: .verdict)
    } else {
      verdict = nil
    }
  }

  /// Parses the members of a line that was written for an entry.
  public init(jsonLine: Data) throws(ReportDecodingError) {
    self = try StoredJSON.decode(StoredRow.self, from: jsonLine)
  }
}
