import PhotoMetadata

/// The JSON form of a photo's XMP fields.
struct StoredXMP: Codable {
  /// The stored fields.
  let fields: XMPFields

  private enum CodingKeys: String, CodingKey {
    case creatorTool, software, lens, hasLocation, softwareAgents
  }

  /// Creates the stored form of fields.
  init(_ fields: XMPFields) {
    self.fields = fields
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    fields = XMPFields(
      creatorTool: try container.decodeIfPresent(String.self, forKey: .creatorTool),
      software: try container.decodeIfPresent(String.self, forKey: .software),
      lens: try container.decodeIfPresent(String.self, forKey: .lens),
      hasLocation: try container.decodeIfPresent(Bool.self, forKey: .hasLocation) ?? false,
      softwareAgents: try container.decodeIfPresent([String].self, forKey: .softwareAgents) ?? [])
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fields.creatorTool, forKey: .creatorTool)
    try container.encode(fields.software, forKey: .software)
    try container.encode(fields.lens, forKey: .lens)
    try container.encode(fields.hasLocation, forKey: .hasLocation)
    try container.encode(fields.softwareAgents, forKey: .softwareAgents)
  }
}
