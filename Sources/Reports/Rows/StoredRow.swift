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

  /// The score; nil if the file could not be read.
  public let score: Int?

  /// Creates the row of an entry.
  public init(_ entry: PhotoEntry) {
    file = entry.file
    sha256 = entry.sha256
    score = entry.report?.score
  }

  /// Parses the members of a line that was written for an entry.
  public init(jsonLine: Data) throws(ReportDecodingError) {
    self = try StoredJSON.decode(StoredRow.self, from: jsonLine)
  }
}
