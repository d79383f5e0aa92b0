import Originality
import StringCatalogs

/// A piece of evidence in a report.
struct ReportEvidence: Hashable, Sendable {
  /// Its weight.
  var weight: EvidenceWeight

  /// The message.
  var message: LocalizedMessage

  /// The raw value; nil if there is none.
  var value: ReportValue?

  /// The structure of the file that contained it; nil if it is not in the file.
  var structure: ReportValue?

  /// The byte offset of the structure in the file.
  var offset: ReportValue

  /// Other explanations.
  var cause: LocalizedMessage

  /// Creates the evidence of a report.
  init(_ evidence: Evidence) {
    weight = evidence.weight
    message = evidence.localizedMessage
    value = evidence.value.isEmpty ? nil : .code(evidence.value)
    structure = evidence.structure.isEmpty ? nil : .code(evidence.structure)
    offset =
      evidence.offset.map(ReportValue.offset)
      ?? .message(LocalizedMessage("report.value.offsetUnknown"))
    cause = evidence.innocentCause
  }

  /// Where it was found, and the raw value.
  var place: [ReportFact] {
    [
      structure.map { ReportFact("structure", $0) }, ReportFact("offset", offset),
      value.map { ReportFact("rawValue", $0) },
    ].compactMap { $0 }
  }

  /// Its details besides the message, in order.
  var facts: [ReportFact] { [ReportFact("innocentCause", .message(cause))] + place }
}
