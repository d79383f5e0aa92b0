/// A rule of evidence: its kind, subject, weight and basis.
public struct EvidenceRule: Hashable, Sendable {
  /// The kind of evidence.
  public var kind: EvidenceKind

  /// The subject.
  public var subject: EvidenceSubject

  /// The weight.
  public var weight: EvidenceWeight

  /// The basis of the weight.
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
