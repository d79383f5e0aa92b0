import Originality

/// The JSON form of a piece of evidence; every member is present, as `null` without a value.
struct StoredEvidence: Codable {
  /// The stored evidence.
  let evidence: Evidence

  private enum CodingKeys: String, CodingKey {
    case rule, weight, structure, offset, value, position
  }

  /// Creates the stored form of evidence.
  init(_ evidence: Evidence) {
    self.evidence = evidence
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let hasOffset =
      try container.contains(.offset) && !container.decodeNil(forKey: .offset)
    evidence = Evidence(
      kind: try container.decode(EvidenceKind.self, forKey: .rule),
      weight: try container.decode(EvidenceWeight.self, forKey: .weight),
      structure: try container.decode(String.self, forKey: .structure),
      offset: hasOffset ? try container.number(from: 0, forKey: .offset) : nil,
      value: try container.decode(String.self, forKey: .value),
      position: try container.decodeIfPresent(StoredPosition.self, forKey: .position)?.position)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(evidence.kind, forKey: .rule)
    try container.encode(evidence.weight, forKey: .weight)
    try container.encode(evidence.structure, forKey: .structure)
    try container.encode(evidence.offset, forKey: .offset)
    try container.encode(evidence.value, forKey: .value)
    try container.encode(evidence.position.map(StoredPosition.init), forKey: .position)
  }
}
