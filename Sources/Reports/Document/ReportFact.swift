import StringCatalogs

/// A fact in a report: a name and a value.
struct ReportFact: Hashable, Sendable {
  /// The name of the fact.
  var label: LocalizedMessage

  /// The value.
  var value: ReportValue

  /// Creates a fact whose name is the text `report.fact.…` of the catalog.
  init(_ name: String, _ value: ReportValue) {
    self.label = LocalizedMessage("report.fact.\(name)")
    self.value = value
  }
}
