import StringTables
import ToolSupport

/// The names of files around a catalog that compile to the same table.
enum Siblings {
  /// Returns the names in the folder of a file, and those in sibling language folders.
  static func names(around path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let names = FolderListing.unsortedNames(in: folder.isEmpty ? "." : folder) ?? []
    return names.flatMap { name in
      name.hasSuffix(TableName.languageExtension)
        ? (FolderListing.unsortedNames(in: folder + name) ?? []).map { "\(name)/\($0)" } : [name]
    }
  }
}
