/// A rule of evidence: what it weighs, what the weight rests on, and what it is about.
public struct EvidenceRule: Hashable, Sendable {
  /// What is found.
  public var kind: EvidenceKind

  /// What it is about.
  public var subject: EvidenceSubject

  /// How much it weighs.
  public var weight: EvidenceWeight

  /// What the weight rests on.
  public var basis: EvidenceBasis

  init(
    _ kind: EvidenceKind, _ subject: EvidenceSubject, _ weight: EvidenceWeight,
    _ basis: EvidenceBasis
  ) {
    self.kind = kind
    self.subject = subject
    self.weight = weight
    self.basis = basis
  }
}
