import CatalogRules
import LintProject
import StringCatalogs
import StringTables

/// Keeps the findings about keys that differ from a git revision; all without a revision.
struct ChangeFilter {
  private let revision: GitRevision?

  /// Reads the files of tasks at a revision; nil for none.
  init(since name: String?, _ tasks: [LintTask]) throws(LintError) {
    guard let name else {
      revision = nil
      return
    }
    let paths = tasks.flatMap { $0.input.tables?.paths ?? [$0.input.absolutePath] }
    revision = try GitRevision(name, files: paths)
  }

  /// Returns the file of a task with those findings.
  func filter(_ file: LintedFile, of task: LintTask) -> LintedFile {
    guard let revision else { return file }
    if let catalog = file.catalog {
      return ChangedKeys(of: catalog, since: revision.files[task.input.absolutePath]).filter(file)
    }
    // Keys are those of the whole table: a new source text concerns every language.
    guard let tables = task.input.tables else { return file }
    let current = tables.group().group
    let earlier = TableGroup(
      tables.paths.compactMap { path in revision.files[path].map { (path: path, bytes: $0) } })
    guard current.catalogs.count == 1, let table = current.catalogs.first,
      let catalog = try? StringCatalog(bytes: table.bytes)
    else { return file }
    return ChangedKeys(of: catalog, since: earlier.catalogs.first?.bytes).filter(file)
  }
}
