import Originality
import StringCatalogs

/// A piece of evidence as a report lists it.
struct ReportEvidence: Hashable, Sendable {
  /// How much it weighs.
  var weight: EvidenceWeight

  /// What was found.
  var message: LocalizedMessage

  /// The raw value; nil when there is none.
  var value: ReportValue?

  /// The structure of the file that it was read from; nil when it is not in the file.
  var structure: ReportValue?

  /// The byte of the file where it begins.
  var offset: ReportValue

  /// What else explains it.
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

  /// Its details besides the message, in order.
  var facts: [ReportFact] {
    [
      structure.map { ReportFact("structure", $0) }, ReportFact("offset", offset),
      value.map { ReportFact("rawValue", $0) }, ReportFact("innocentCause", .message(cause)),
    ].compactMap { $0 }
  }
}
