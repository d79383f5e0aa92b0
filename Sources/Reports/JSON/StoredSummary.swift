import Foundation
import Originality
import PhotoFormats
import PhotoMetadata

/// The JSON form of a photo's facts; every member is present, as `null` without a value.
struct StoredSummary: Codable {
  /// The stored facts.
  let summary: PhotoSummary

  private enum CodingKeys: String, CodingKey {
    case make, model, lens, software, dimensions, fileSize, location, locationProblem
    case creationDate, xmp, container, facts, problems
  }

  /// Creates the stored form of facts.
  init(_ summary: PhotoSummary) {
    self.summary = summary
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    summary = PhotoSummary(
      make: try container.decodeIfPresent(String.self, forKey: .make),
      model: try container.decodeIfPresent(String.self, forKey: .model),
      lens: try container.decodeIfPresent(String.self, forKey: .lens),
      software: try container.decodeIfPresent(String.self, forKey: .software),
      dimensions: try container.decodeIfPresent(
        StoredDimensions.self, forKey: .dimensions)?.dimensions,
      fileSize: try container.number(from: 0, forKey: .fileSize),
      location: try container.decodeIfPresent(StoredLocation.self, forKey: .location)?.location,
      locationProblem: try container.decodeIfPresent(
        LocationProblem.self, forKey: .locationProblem),
      creationDate: try container.decodeIfPresent(CaptureDate.self, forKey: .creationDate),
      xmp: try container.decodeIfPresent(StoredXMP.self, forKey: .xmp)?.fields,
      container: try container.decodeIfPresent(PhotoContainer.self, forKey: .container),
      facts: try container.decodeIfPresent([StoredFact].self, forKey: .facts)?.map(\.fact) ?? [],
      problems: try container.decodeIfPresent([MetadataProblem].self, forKey: .problems) ?? [])
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(summary.make, forKey: .make)
    try container.encode(summary.model, forKey: .model)
    try container.encode(summary.lens, forKey: .lens)
    try container.encode(summary.software, forKey: .software)
    try container.encode(summary.dimensions, forKey: .dimensions)
    try container.encode(summary.fileSize, forKey: .fileSize)
    try container.encode(summary.location.map(StoredLocation.init), forKey: .location)
    try container.encode(summary.locationProblem, forKey: .locationProblem)
    try container.encode(summary.creationDate, forKey: .creationDate)
    try container.encode(summary.xmp.map(StoredXMP.init), forKey: .xmp)
    try container.encode(summary.container, forKey: .container)
    try container.encode(summary.facts.map(StoredFact.init), forKey: .facts)
    try container.encode(summary.problems, forKey: .problems)
  }
}
