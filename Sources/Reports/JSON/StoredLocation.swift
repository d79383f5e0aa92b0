import Foundation
import Originality
import PhotoMetadata

/// The JSON form of a position: its coordinates, or `{"withheld": true}`.
struct StoredLocation: Codable {
  /// The stored position.
  let location: PhotoLocation

  private enum CodingKeys: String, CodingKey {
    case latitude, longitude, withheld
  }

  /// Creates the stored form of a position.
  init(_ location: PhotoLocation) {
    self.location = location
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if try container.decodeIfPresent(Bool.self, forKey: .withheld) == true {
      location = .withheld
      return
    }
    let latitude = try container.number(Double.self, forKey: .latitude)
    let longitude = try container.number(Double.self, forKey: .longitude)
    guard let place = GeoCoordinates(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "no place on Earth"))
    }
    location = .coordinates(place)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch location {
    case .coordinates(let place):
      try container.encode(place.latitude, forKey: .latitude)
      try container.encode(place.longitude, forKey: .longitude)
    case .withheld:
      try container.encode(true, forKey: .withheld)
    }
  }
}
