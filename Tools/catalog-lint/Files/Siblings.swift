import StringTables
import Synchronization
import ToolSupport

/// The files around catalogs that compile to the same tables.
///
/// Each folder is read once, however many catalogs it has.
final class Siblings: Sendable {
  /// The names of the files of each table, by the paths of folders.
  private let folders = Mutex<[String: [String: [String]]]>([:])

  /// Returns the names of the files of the same table in the folder of a catalog, and in sibling
  /// language folders.
  func names(around path: String) -> [String] {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[end...]
    let table = String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
    let folder = String(path[..<end])
    return folders.withLock { folders in
      let tables = folders[folder] ?? Self.tables(in: folder)
      folders[folder] = tables
      return tables[table] ?? []
    }
  }

  private static func tables(in folder: String) -> [String: [String]] {
    let names = FolderListing.unsortedNames(in: folder.isEmpty ? "." : folder) ?? []
    let files = names.flatMap { name in
      name.hasSuffix(TableName.languageExtension)
        ? (FolderListing.unsortedNames(in: folder + name) ?? []).map { "\(name)/\($0)" } : [name]
    }
    return files.reduce(into: [:]) { tables, file in
      guard let name = TableName(path: file), !name.isDocument else { return }
      tables[name.table, default: []].append(file)
    }
  }
}
