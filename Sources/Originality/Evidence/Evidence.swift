public import StringCatalogs

/// A piece of evidence: what was found, where in the file, and how much it weighs.
public struct Evidence: Hashable, Sendable, Codable {
  /// What was found.
  public var kind: EvidenceKind

  /// How much it weighs, by the rules of its audit.
  public var weight: EvidenceWeight

  /// The structure that it was read from, as its format names it; text from outside.
  public var structure: String

  /// The byte of the file where that begins; nil when it was decoded, or is not in the file.
  public var offset: Int?

  /// The raw value; text from outside, empty when there is none.
  public var value: String

  /// Creates evidence.
  public init(
    kind: EvidenceKind, weight: EvidenceWeight, structure: String, offset: Int?, value: String
  ) {
    self.kind = kind
    self.weight = weight
    self.structure = structure
    self.offset = offset
    self.value = value
  }
}

extension Evidence: LocalizedByValue {
  /// The message that says what was found.
  public var localizedMessage: LocalizedMessage {
    LocalizedMessage("report.sign.\(kind.rawValue).description")
  }

  /// The message that says what else explains it.
  public var innocentCause: LocalizedMessage {
    LocalizedMessage("report.sign.\(kind.rawValue).cause")
  }
}
