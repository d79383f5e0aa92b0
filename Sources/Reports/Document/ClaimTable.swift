import ContentCredentials
import Documents
import StringCatalogs

/// The actions that a manifest claims, as a table with the columns that have values.
struct ClaimTable {
  private let actions: [ClaimedAction]

  /// Creates the table of actions.
  init(_ actions: [ClaimedAction]) { self.actions = actions }

  /// The section; nil if nothing is claimed.
  var section: Section? {
    guard !actions.isEmpty else { return nil }
    let columns = [
      Column(
        "action",
        actions.map { action in action.message.map { .message($0) } ?? .code(action.name) }),
      Column("source", actions.map { $0.sourceType.map(Self.value(_:)) }),
      Column("program", actions.map { $0.agent.map(DocumentValue.untrusted) }),
      Column("date", actions.map { $0.time.map(DocumentValue.untrusted) }),
    ].filter { !$0.values.allSatisfy { $0 == nil } }
    return Section(
      LocalizedMessage("report.heading.claims"),
      blocks: [
        .table(
          Table(
            columns: columns.map {
              Table.Column(LocalizedMessage("credentials.column.\($0.name)"))
            },
            rows: actions.indices.map { index in
              Table.Row(columns.map { Table.Cell($0.values[index] ?? .absent) })
            }))
      ])
  }

  private struct Column {
    var name: String
    var values: [DocumentValue?]

    init(_ name: String, _ values: [DocumentValue?]) { (self.name, self.values) = (name, values) }
  }

  /// Returns a source in words; one that the IPTC does not have is shown as it is.
  static func value(_ source: String) -> DocumentValue {
    ClaimedAction.message(ofSource: source).map { .message($0) } ?? .code(source)
  }
}
