/// The conclusion from all evidence of a photo, and the checks that were possible.
///
/// It never claims that a photo is genuine: editing without traces is not found.
public struct Assessment: Hashable, Sendable, Codable {
  /// The conclusion.
  public var verdict: Verdict

  /// The version of the evidence rules.
  public var tableVersion: String

  /// The checks that had data to inspect.
  public var checksMade: [EvidenceCheck]

  /// The checks that had no data to inspect.
  public var checksNotMade: [EvidenceCheck]

  /// Whether a part of the metadata could not be read, so that the absence of evidence in it means
  /// nothing.
  public var isIncomplete: Bool

  /// The possible conclusions, in the order in which reports list them.
  public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// The file declares that a generative model made the picture.
    case madeByAI
    /// The file declares that a generative model changed the picture.
    case partlyAI
    /// The file declares that the picture is not a photograph.
    case notAPhotograph
    /// The file itself states that it was processed.
    case processed
    /// Evidence that is much more frequent among processed photos.
    case probablyProcessed
    /// A copy says that metadata was removed from it, which hides signs as well as facts.
    case metadataRemoved
    /// The file has nothing that cameras write, so that nothing of it can be compared with theirs.
    case notFromCamera
    /// Too few checks were possible, a part could not be read, or the evidence is too weak.
    case cannotTell
    /// The checks that were made found nothing, and enough were made.
    case noSign
  }

  /// Creates an assessment.
  public init(
    verdict: Verdict, tableVersion: String, checksMade: [EvidenceCheck],
    checksNotMade: [EvidenceCheck], isIncomplete: Bool = false
  ) {
    self.verdict = verdict
    self.tableVersion = tableVersion
    self.checksMade = checksMade
    self.checksNotMade = checksNotMade
    self.isIncomplete = isIncomplete
  }

  private enum CodingKeys: String, CodingKey {
    case verdict, tableVersion, checksMade, checksNotMade, isIncomplete
  }

  /// Decodes an assessment; one stored by an older version is complete.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    verdict = try container.decode(Verdict.self, forKey: .verdict)
    tableVersion = try container.decode(String.self, forKey: .tableVersion)
    checksMade = try container.decode([EvidenceCheck].self, forKey: .checksMade)
    checksNotMade = try container.decode([EvidenceCheck].self, forKey: .checksNotMade)
    isIncomplete = try container.decodeIfPresent(Bool.self, forKey: .isIncomplete) ?? false
  }

  /// Encodes the checks as plain strings: encoding each as a value of its own takes several times
  /// as long.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(verdict.rawValue, forKey: .verdict)
    try container.encode(tableVersion, forKey: .tableVersion)
    try container.encode(checksMade.map(\.rawValue), forKey: .checksMade)
    try container.encode(checksNotMade.map(\.rawValue), forKey: .checksNotMade)
    try container.encode(isIncomplete, forKey: .isIncomplete)
  }
}
