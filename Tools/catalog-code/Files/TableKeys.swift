import StringCatalogs
import StringTables
import ToolSupport

/// The keys of the `.strings` and `.stringsdict` files of a project, which catalogs haven’t
/// replaced yet.
struct TableKeys {
  /// The extensions of the files.
  static let extensions = TableName.tableKinds.map { "." + $0.rawValue }

  /// The paths of the files of each table, by its name in lowercase.
  private let paths: [String: [String]]

  /// Takes the tables among files.
  init(among paths: [String]) {
    let tables = paths.filter(TableName.isTable).compactMap { path in
      TableName(path: path).map { ($0.table.lowercased(), path) }
    }
    self.paths = Dictionary(grouping: tables) { $0.0 }.mapValues { $0.map(\.1) }
  }

  /// Returns the keys of a table in any language; files that can’t be read have none.
  func keys(ofTable table: String) -> Set<String> {
    var keys: Set<String> = []
    for path in paths[table.lowercased()] ?? [] {
      guard let bytes = try? SystemFile.bytes(at: path) else { continue }
      for table in TableGroup([(path: path, bytes: bytes)]).catalogs {
        let catalog = try? StringCatalog(bytes: table.bytes)
        keys.formUnion(catalog?.entries.map(\.key) ?? [])
      }
    }
    return keys
  }
}
