import ContentCredentials
import Documents
import StringCatalogs

/// What came before a photo, or is part of it: a tree as a table whose numbers, such as 1.2, tell
/// which file each came from.
struct IngredientTable {
  private let report: CredentialReport
  private var rows: [Table.Row] = []
  private var shown: Set<String>

  /// Creates the table of what a manifest was made of, and what that was made of.
  init(of active: ManifestReport, in report: CredentialReport) {
    self.report = report
    shown = [active.label]
    addRows(of: active, after: "", depth: 0)
  }

  /// The section; nil if there is nothing.
  var section: Section? {
    guard !rows.isEmpty else { return nil }
    let columns = [
      Table.Column(LocalizedMessage("credentials.column.number"), .short),
      Table.Column(LocalizedMessage("credentials.column.file")),
      Table.Column(LocalizedMessage("credentials.column.role")),
      Table.Column(LocalizedMessage("report.fact.credentials")),
    ]
    return Section(
      LocalizedMessage("report.heading.ingredients"),
      blocks: [.table(Table(columns: columns, rows: rows))])
  }

  /// The rows of a table, and the levels of a tree.
  private static let (mostRows, levels) = (64, 8)

  private mutating func addRows(of manifest: ManifestReport, after number: String, depth: Int) {
    guard depth < Self.levels else { return }
    for (index, ingredient) in manifest.ingredients.enumerated() where rows.count < Self.mostRows {
      let own = number + "\(index + 1)"
      let next = ingredient.manifest.flatMap { label in
        report.manifests.first { $0.label == label }
      }
      rows.append(
        Table.Row([
          Table.Cell(.untrusted(own)),
          Table.Cell(.untrusted(orAbsent: ingredient.title ?? next?.title)),
          Table.Cell(Self.role(of: ingredient)),
          Table.Cell(Self.value(of: report.standing(of: ingredient))),
        ]))
      guard let next, shown.insert(next.label).inserted else { continue }
      addRows(of: next, after: own + ".", depth: depth + 1)
    }
  }

  private static func role(of ingredient: IngredientReport) -> DocumentValue {
    switch ingredient.relationship {
    case .parent, .component, .input:
      .message(
        LocalizedMessage("credentials.ingredient.\(ingredient.relationship.rawValue)"))
    default: .code(ingredient.relationship.rawValue)
    }
  }

  /// Returns how the credentials of an ingredient stand.
  private static func value(of standing: IngredientStanding) -> DocumentValue {
    switch standing {
    case .none: .message(LocalizedMessage("credentials.before.none"))
    case .missing: .message(LocalizedMessage("credentials.before.missing"))
    case .failing(let failures):
      .phrase("credentials.before.failing", CredentialSection.value(of: failures))
    case .listed(let signer):
      .phrase("credentials.before.listed", CredentialSection.name(of: signer))
    case .unlisted(let signer):
      .phrase("credentials.before.unlisted", CredentialSection.name(of: signer))
    }
  }
}
