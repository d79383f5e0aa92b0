import Originality
import PhotoFormats
import PhotoMetadata

/// The JSON form of a position in a picture; every member is present, as `null` without a value.
///
/// Parts are cut off at the edges of what they are in, since a report can come from anywhere.
struct StoredPosition: Codable {
  /// The stored position.
  let position: EvidencePosition

  private enum CodingKeys: String, CodingKey {
    case whole = "in"
    case size, pictureSize, crop, isTilted, parts
  }

  private enum SizeKeys: String, CodingKey { case width, height }

  /// Creates the stored form of a position.
  init(_ position: EvidencePosition) { self.position = position }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func size(_ key: CodingKeys) throws -> PixelDimensions? {
      guard try !container.decodeNil(forKey: key) else { return nil }
      let size = try container.nestedContainer(keyedBy: SizeKeys.self, forKey: key)
      return PixelDimensions(
        width: try size.number(from: 1, to: EvidencePosition.maximumSide, forKey: .width),
        height: try size.number(from: 1, to: EvidencePosition.maximumSide, forKey: .height))
    }
    position = EvidencePosition(
      in: try container.decode(EvidencePosition.Whole.self, forKey: .whole),
      size: try size(.size), pictureSize: try size(.pictureSize),
      crop: try container.decode(PicturePart?.self, forKey: .crop).flatMap(\.clamped),
      isTilted: try container.decode(Bool.self, forKey: .isTilted),
      parts: try container.decode([PicturePart].self, forKey: .parts).compactMap(\.clamped))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(position.whole, forKey: .whole)
    try container.encode(position.size, forKey: .size)
    try container.encode(position.pictureSize, forKey: .pictureSize)
    try container.encode(position.crop, forKey: .crop)
    try container.encode(position.isTilted, forKey: .isTilted)
    try container.encode(position.parts, forKey: .parts)
  }
}

extension PicturePart {
  fileprivate var clamped: PicturePart? {
    PicturePart(clampingLeft: left, top: top, right: left + width, bottom: top + height)
  }
}
