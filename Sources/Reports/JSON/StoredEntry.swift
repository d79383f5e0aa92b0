import ASCII
import Foundation
import Originality
import PhotoAudits

/// The JSON form of a file of an audit; every member is present, as `null` without a value.
struct StoredEntry: Codable {
  /// The stored entry.
  let entry: PhotoEntry

  /// The facts about the run in a row; nil in an audit, which contains them once, and in rows of
  /// older versions.
  let origin: RowOrigin?

  private enum CodingKeys: String, CodingKey {
    case file, sha256, score, badge, date, summary, flags, evidence, assessment, credentials, error
    case toolVersion, ruleTableVersion
  }

  /// Creates the stored form of an entry.
  init(_ entry: PhotoEntry) {
    self.entry = entry
    origin = nil
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let error = try container.decodeIfPresent(AppError.self, forKey: .error)
    let summary = try container.decodeIfPresent(StoredSummary.self, forKey: .summary)
    let result: Result<OriginalityReport, AppError>
    switch (summary?.summary, error) {
    case (nil, let error?):
      result = .failure(error)
    case (let summary?, nil):
      let assessment = try container.decodeIfPresent(Assessment.self, forKey: .assessment)
      result = .success(
        OriginalityReport(
          score: assessment?.verdict == .notFromCamera
            ? nil : try container.number(from: 0, to: 100, forKey: .score), summary: summary,
          flags: try container.decode([OriginalityFlag].self, forKey: .flags),
          evidence: try container.decodeIfPresent([StoredEvidence].self, forKey: .evidence)?
            .map(\.evidence) ?? [],
          assessment: assessment,
          credentials: try container.decodeIfPresent(
            StoredCredentials.self, forKey: .credentials)?.report,
          date: try container.decode(StoredDate.self, forKey: .date).date))
    default:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "neither a report nor a failure"))
    }
    let sha256 = try container.decodeIfPresent(String.self, forKey: .sha256)
    if let sha256, !Self.isDigest(sha256) {
      throw DecodingError.dataCorruptedError(
        forKey: .sha256, in: container, debugDescription: "not 64 hexadecimal digits")
    }
    entry = PhotoEntry(
      file: try container.decode(String.self, forKey: .file), sha256: sha256, result: result)
    let toolVersion = try container.decodeIfPresent(String.self, forKey: .toolVersion)
    let rules = try container.decodeIfPresent(String.self, forKey: .ruleTableVersion)
    origin = toolVersion.flatMap { toolVersion in
      rules.map { RowOrigin(toolVersion: toolVersion, ruleTableVersion: $0) }
    }
  }

  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { $0.hexadecimalValue != nil && !$0.isASCIIUppercase }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let report = entry.report
    try container.encode(entry.file, forKey: .file)
    try container.encode(entry.sha256, forKey: .sha256)
    try container.encode(report?.score, forKey: .score)
    try container.encode(report?.badge, forKey: .badge)
    try container.encode((report?.date).map(StoredDate.init), forKey: .date)
    try container.encode((report?.summary).map(StoredSummary.init), forKey: .summary)
    try container.encode(report?.flags ?? [], forKey: .flags)
    try container.encode((report?.evidence ?? []).map(StoredEvidence.init), forKey: .evidence)
    try container.encode(report?.assessment, forKey: .assessment)
    try container.encode(
      (report?.credentials).map(StoredCredentials.init), forKey: .credentials)
    try container.encode(entry.error, forKey: .error)
  }
}
