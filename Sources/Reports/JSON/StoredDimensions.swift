import PhotoFormats
import PhotoMetadata

/// The JSON form of a picture's size; neither number is less than 1.
struct StoredDimensions: Decodable {
  /// The stored size.
  let dimensions: PixelDimensions

  private enum CodingKeys: String, CodingKey {
    case width, height
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    dimensions = PixelDimensions(
      width: try container.number(from: 1, forKey: .width),
      height: try container.number(from: 1, forKey: .height))
  }
}
