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

  /// The place, the full value and other explanations.
  let facts: [FactView]

  /// Creates the view of evidence in the language of `writer`.
  init(_ evidence: ReportEvidence, writer: ReportWriter) {
    weight = evidence.weight.rawValue
    weightWord = writer.words("report.weight.\(weight)")
    message = TextView(writer.text(evidence.message))
    value = evidence.value.map { TextView(writer.text($0)) }
    facts = evidence.facts.map { FactView($0, writer: writer) }
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
    case "facts": facts
    default: nil
    }
  }
}
