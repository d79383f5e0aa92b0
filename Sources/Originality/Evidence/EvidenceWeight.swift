/// The weight of a piece of evidence, the heaviest first.
public enum EvidenceWeight: String, Hashable, Sendable, Codable, CaseIterable {
  /// The file itself states that the picture was processed.
  case proof

  /// At least ten times as frequent among processed photos as among others.
  case strong

  /// At least twice as frequent among processed photos as among others, or never measured.
  case weak

  /// About as frequent among both, or a mere fact.
  case information
}
