/// What all the evidence of a photo amounts to, and what could be looked at.
///
/// It never says that a photo is genuine: what leaves no trace is not found.
public struct Assessment: Hashable, Sendable, Codable {
  /// The class that the evidence leads to.
  public var verdict: Verdict

  /// The version of the rules of evidence that it follows.
  public var tableVersion: String

  /// The checks that had something to look at.
  public var checksMade: [EvidenceCheck]

  /// The checks that had nothing to look at.
  public var checksNotMade: [EvidenceCheck]

  /// The classes of assessment.
  public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// The file itself says that it was processed.
    case processed
    /// Evidence that is much more frequent among processed photos.
    case probablyProcessed
    /// Nothing was found in the checks that were made, and enough were.
    case noSign
    /// There is too little to look at, or what was found is too weak.
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

  /// Writes the checks as plain texts: writing each as a value of its own takes several times as
  /// long.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(verdict.rawValue, forKey: .verdict)
    try container.encode(tableVersion, forKey: .tableVersion)
    try container.encode(checksMade.map(\.rawValue), forKey: .checksMade)
    try container.encode(checksNotMade.map(\.rawValue), forKey: .checksNotMade)
  }
}
