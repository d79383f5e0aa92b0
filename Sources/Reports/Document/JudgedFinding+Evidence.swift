import Documents
import Originality
import StringCatalogs

extension JudgedFinding {
  /// Creates the finding of a piece of evidence, with another explanation beside it.
  init(_ evidence: Evidence) {
    let structure: DocumentValue = evidence.structure.isEmpty ? .absent : .code(evidence.structure)
    let offset =
      evidence.offset.map(DocumentValue.offset)
      ?? .message(LocalizedMessage("report.value.offsetUnknown"))
    var facts = [Fact("structure", structure), Fact("offset", offset)]
    if !evidence.value.isEmpty { facts.append(Fact("rawValue", .code(evidence.value))) }
    self.init(
      Self.tone(of: evidence.weight),
      label: LocalizedMessage("report.weight.\(evidence.weight.rawValue)"),
      sentence: .message(evidence.localizedMessage),
      explanation: .message(evidence.innocentCause), figure: evidence.figure,
      details: [.facts(facts)])
  }

  private static func tone(of weight: EvidenceWeight) -> Tone {
    switch weight {
    case .proof: .conclusive
    case .strong: .strong
    case .weak: .caution
    case .information: .neutral
    }
  }
}
