import StringCatalogs
import StringTables
import ToolSupport

/// The keys of the `.strings` and `.stringsdict` files of a project, which catalogs haven’t
/// replaced yet.
enum TableKeys {
  /// The extensions of the files.
  static let extensions = TableName.tableKinds.map { "." + $0.rawValue }

  /// Returns the keys of tables in any language, by name; files that can’t be read have none.
  static func keys(
    ofTables names: Set<String>, among paths: [String]
  ) -> [String: Set<String>] {
    let wanted = Dictionary(grouping: names) { $0.lowercased() }
    var keys: [String: Set<String>] = [:]
    for path in paths where !wanted.isEmpty && TableName.isTable(path) {
      guard let file = TableName(path: path), let names = wanted[file.table.lowercased()],
        let bytes = try? SystemFile.bytes(at: path, upTo: SystemFile.maximumNamedByteCount)
      else { continue }
      for table in TableGroup([(path: path, bytes: bytes)]).catalogs {
        let entries = (try? StringCatalog(bytes: table.bytes))?.entries ?? []
        for name in names { keys[name, default: []].formUnion(entries.map(\.key)) }
      }
    }
    return keys
  }
}
