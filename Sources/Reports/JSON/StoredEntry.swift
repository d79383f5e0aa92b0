import Foundation
import Originality

/// A file of an audit as its JSON has it; every member is there, as `null` when there is no value.
struct StoredEntry: Codable {
  /// The entry that is stored.
  let entry: PhotoEntry

  private enum CodingKeys: String, CodingKey {
    case file, sha256, score, badge, date, summary, flags, error
  }

  /// Creates the stored form of an entry.
  init(_ entry: PhotoEntry) {
    self.entry = entry
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let result: Result<OriginalityReport, AppError>
    if let error = try container.decodeIfPresent(AppError.self, forKey: .error) {
      result = .failure(error)
    } else {
      let score = try container.decode(Int.self, forKey: .score)
      guard (0...100).contains(score) else {
        throw DecodingError.dataCorruptedError(
          forKey: .score, in: container, debugDescription: "not from 0 to 100")
      }
      result = .success(
        OriginalityReport(
          score: score,
          summary: try container.decode(StoredSummary.self, forKey: .summary).summary,
          flags: try container.decode([OriginalityFlag].self, forKey: .flags),
          date: try container.decode(StoredDate.self, forKey: .date).date))
    }
    entry = PhotoEntry(
      file: try container.decode(String.self, forKey: .file),
      sha256: try container.decodeIfPresent(String.self, forKey: .sha256), result: result)
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
    try container.encode(entry.error, forKey: .error)
  }
}
