import PhotoMetadata

/// The XMP fields of a photo as their JSON has them.
struct StoredXMP: Codable {
  /// The fields that are stored.
  let fields: XMPFields

  private enum CodingKeys: String, CodingKey {
    case creatorTool, lens, softwareAgents
  }

  /// Creates the stored form of fields.
  init(_ fields: XMPFields) {
    self.fields = fields
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    fields = XMPFields(
      creatorTool: try container.decodeIfPresent(String.self, forKey: .creatorTool),
      lens: try container.decodeIfPresent(String.self, forKey: .lens),
      softwareAgents: try container.decodeIfPresent([String].self, forKey: .softwareAgents) ?? [])
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fields.creatorTool, forKey: .creatorTool)
    try container.encode(fields.lens, forKey: .lens)
    try container.encode(fields.softwareAgents, forKey: .softwareAgents)
  }
}
