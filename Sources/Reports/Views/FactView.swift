import Mustache

/// A fact as templates see it.
struct FactView {
  /// What the fact is called.
  let label: String

  /// What the photo says.
  let value: TextView

  /// Creates the view of a fact in the language of `writer`.
  init(_ fact: ReportFact, writer: ReportWriter) {
    label = writer.text(fact.label).plain
    value = TextView(writer.text(fact.value))
  }
}

extension FactView: MustacheParent {
  /// Returns the member of a name.
  func child(named name: String) -> Any? {
    switch name {
    case "label": label
    case "value": value
    default: nil
    }
  }
}
