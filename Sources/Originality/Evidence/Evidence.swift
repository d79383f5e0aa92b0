import PhotoMetadata
public import StringCatalogs

/// A piece of evidence: what was found, where in the file, and its weight.
public struct Evidence: Hashable, Sendable, Codable {
  /// What was found.
  public var kind: EvidenceKind

  /// Its weight, by the rules of its audit.
  public var weight: EvidenceWeight

  /// The structure that contained it, as its format names it; untrusted text.
  public var structure: String

  /// The byte offset of that structure in the file; nil if it was decoded, or is not in the file.
  public var offset: Int?

  /// The raw value; untrusted text, empty if there is none.
  public var value: String

  /// Where in the picture it lies; nil if that is not known, or it is about all of it.
  public var position: EvidencePosition?

  /// Creates evidence.
  public init(
    kind: EvidenceKind, weight: EvidenceWeight, structure: String, offset: Int?, value: String,
    position: EvidencePosition? = nil
  ) {
    self.kind = kind
    self.weight = weight
    self.structure = structure
    self.offset = offset
    self.value = value
    self.position = position
  }
}

extension Evidence: LocalizedByValue {
  /// The message that describes the evidence.
  ///
  /// What Content Credentials declare is said with where it stands; other evidence says how they
  /// stand.
  public var localizedMessage: LocalizedMessage {
    let message = LocalizedMessage("\(textPrefix).description")
    guard DigitalSourceType.evidence.contains(kind),
      structure.hasPrefix(TraceSource.credentialsPrefix)
    else { return message }
    return LocalizedMessage("report.value.credentialsFormat", .message(message))
  }

  /// The message with other explanations for it.
  public var innocentCause: LocalizedMessage { LocalizedMessage("\(textPrefix).cause") }

  /// Each declared source has its own texts.
  private var textPrefix: String {
    let declared = DigitalSourceType.evidence.contains(kind) ? DigitalSourceType(value) : nil
    return declared.map { "report.source.\($0.rawValue)" } ?? "report.sign.\(kind.rawValue)"
  }
}
