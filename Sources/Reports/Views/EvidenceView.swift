import Mustache
import Originality

/// A piece of evidence as templates see it.
struct EvidenceView {
  /// The code of the weight, which identifies the style: `strong`.
  let weight: String

  /// The weight in a word.
  let weightWord: String

  /// The evidence in a sentence.
  let message: TextView

  /// The raw value; nil if there is none.
  let value: TextView?

  /// Other explanations.
  let cause: TextView

  /// The place and the full value.
  let facts: [FactView]

  /// Creates the view of evidence in the language of `writer`.
  init(_ evidence: ReportEvidence, writer: ReportWriter) {
    weight = evidence.weight.rawValue
    weightWord = writer.words("report.weight.\(weight)")
    message = TextView(writer.text(evidence.message))
    value = evidence.value.map { TextView(writer.text($0)) }
    cause = TextView(writer.text(evidence.cause))
    facts = evidence.place.map { FactView($0, writer: writer) }
  }
}

extension EvidenceView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "weight": weight
    case "weightWord": weightWord
    case "message": message
    case "value": value
    case "cause": cause
    case "facts": facts
    default: nil
    }
  }
}
