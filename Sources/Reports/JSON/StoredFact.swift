import Foundation
import PhotoMetadata

/// The JSON form of a fact: its kind, the value and the source.
struct StoredFact: Codable {
  /// The stored fact.
  let fact: PhotoFact

  private enum CodingKeys: String, CodingKey { case fact, value, source }
  private enum EventKeys: String, CodingKey { case action, program, date }
  private enum WithheldKeys: String, CodingKey { case withheld, recorded }

  /// Creates the stored form of a fact.
  init(_ fact: PhotoFact) {
    self.fact = fact
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(PhotoFact.Kind.self, forKey: .fact)
    fact = PhotoFact(
      kind, try Self.value(of: kind, in: container),
      source: try container.decode(String.self, forKey: .source))
  }

  private static func value(
    of kind: PhotoFact.Kind, in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> PhotoFact.Value {
    if let nested = try? container.nestedContainer(keyedBy: WithheldKeys.self, forKey: .value) {
      if (try? nested.decode(Bool.self, forKey: .withheld)) == true {
        return .withheld
      }
      if (try? nested.decode(Bool.self, forKey: .recorded)) == true { return .recorded }
    }
    if kind == .event {
      let event = try container.nestedContainer(keyedBy: EventKeys.self, forKey: .value)
      return .event(
        EditingEvent(
          action: try event.decodeIfPresent(String.self, forKey: .action),
          program: try event.decodeIfPresent(String.self, forKey: .program),
          date: try event.decodeIfPresent(CaptureDate.self, forKey: .date)))
    }
    if kind == .location {
      return .place(try container.decode(GeoCoordinates.self, forKey: .value))
    }
    // A quality of JPEG may have a name.
    if kind.isNumber, let number = try? container.decode(Double.self, forKey: .value) {
      return .number(number)
    }
    let text = try container.decode(String.self, forKey: .value)
    return kind.isDate ? CaptureDate(iso8601: text).map { .date($0) } ?? .text(text) : .text(text)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fact.kind, forKey: .fact)
    switch fact.value {
    case .text(let text): try container.encode(text, forKey: .value)
    case .number(let number): try container.encode(number, forKey: .value)
    case .date(let date): try container.encode(date, forKey: .value)
    case .place(let place): try container.encode(place, forKey: .value)
    case .event(let event):
      var nested = container.nestedContainer(keyedBy: EventKeys.self, forKey: .value)
      try nested.encode(event.action, forKey: .action)
      try nested.encode(event.program, forKey: .program)
      try nested.encode(event.date, forKey: .date)
    case .recorded:
      var nested = container.nestedContainer(keyedBy: WithheldKeys.self, forKey: .value)
      try nested.encode(true, forKey: .recorded)
    case .withheld:
      var nested = container.nestedContainer(keyedBy: WithheldKeys.self, forKey: .value)
      try nested.encode(true, forKey: .withheld)
    }
    try container.encode(fact.source, forKey: .source)
  }
}

extension PhotoFact.Kind {
  fileprivate var isNumber: Bool {
    switch self {
    case .altitude, .direction, .exposureTime, .aperture, .isoSpeed, .focalLength,
      .equivalentFocalLength, .jpegQuality, .estimatedJPEGQuality, .video, .sound:
      true
    default: false
    }
  }

  fileprivate var isDate: Bool {
    [.creationDate, .digitizationDate, .modificationDate].contains(self)
  }
}
