import StringCatalogs

/// A fact in a report: what it is called, and the value.
struct ReportFact: Hashable, Sendable {
  /// The name of the fact.
  var label: LocalizedMessage

  /// What the photo says.
  var value: ReportValue

  /// Creates a fact whose name is the text `report.fact.…` of the catalog.
  init(_ name: String, _ value: ReportValue) {
    self.label = LocalizedMessage("report.fact.\(name)")
    self.value = value
  }
}
