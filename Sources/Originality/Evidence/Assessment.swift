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

  /// The possible conclusions.
  public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// The file itself states that it was processed.
    case processed
    /// Evidence that is much more frequent among processed photos.
    case probablyProcessed
    /// The checks that were made found nothing, and enough were made.
    case noSign
    /// Too few checks were possible, or the evidence is too weak.
    case cannotTell
  }

  /// Creates an assessment.
  public init(
    verdict: Verdict, tableVersion: String, checksMade: [EvidenceCheck],
    checksNotMade: [EvidenceCheck]
  ) {
    self.verdict = verdict
    self.tableVersion = tableVersion
    self.checksMade = checksMade
    self.checksNotMade = checksNotMade
  }

  private enum CodingKeys: String, CodingKey {
    case verdict, tableVersion, checksMade, checksNotMade
  }

  /// Encodes the checks as plain strings: encoding each as a value of its own takes several times
  /// as long.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(verdict.rawValue, forKey: .verdict)
    try container.encode(tableVersion, forKey: .tableVersion)
    try container.encode(checksMade.map(\.rawValue), forKey: .checksMade)
    try container.encode(checksNotMade.map(\.rawValue), forKey: .checksNotMade)
  }
}
