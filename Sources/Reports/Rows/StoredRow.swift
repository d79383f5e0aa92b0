public import Foundation
public import Originality

/// The members of a line of JSON that identify its file and the outcome.
public struct StoredRow: Decodable, Sendable {
  /// The bytes that no line of an audit reaches.
  public static let longestLine = 16 * 1024 * 1024

  /// The path as the audit wrote it.
  public let file: String

  /// The digest; nil when the file could not be read.
  public let sha256: String?

  /// The score; nil when the file could not be read.
  public let score: Int?

  /// Creates the row of an entry.
  public init(_ entry: PhotoEntry) {
    file = entry.file
    sha256 = entry.sha256
    score = entry.report?.score
  }

  /// Reads the members of a line that an entry was written as.
  public init(jsonLine: Data) throws(ReportDecodingError) {
    self = try StoredJSON.decode(StoredRow.self, from: jsonLine)
  }
}
