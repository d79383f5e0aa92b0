import PhotoMetadata

/// The JSON form of the size of a picture; neither number is less than 1.
struct StoredDimensions: Decodable {
  /// The size that is stored.
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
