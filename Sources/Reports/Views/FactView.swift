import Mustache

/// A fact as templates see it.
struct FactView {
  /// The name of the fact.
  let label: String

  /// The value of the fact.
  let value: TextView

  /// Creates the view of a fact in the language of `writer`.
  init(_ fact: ReportFact, writer: ReportWriter) {
    label = writer.text(fact.label).plain
    value = TextView(writer.text(fact.value))
  }
}

extension FactView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "label": label
    case "value": value
    default: nil
    }
  }
}
