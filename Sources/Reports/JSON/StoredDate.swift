import Foundation

/// A date as ISO 8601 text in UTC with whole seconds: `2025-09-04T12:34:56Z`.
struct StoredDate: Codable {
  var date: Date

  /// The date as text.
  var text: String { date.formatted(.iso8601) }

  init(_ date: Date) {
    self.date = date
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a moment such as 2025-09-04T12:34:56Z")
    }
    self.date = date
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
