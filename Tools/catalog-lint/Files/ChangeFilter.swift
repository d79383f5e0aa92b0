import CatalogRules
import CatalogToolSupport
import LintProject
import StringCatalogs
import StringTables

/// Keeps the findings about keys that differ from a git revision; all without a revision.
struct ChangeFilter {
  private let revision: GitRevision?

  /// The changed keys of each table, by the absolute paths of its files.
  ///
  /// Keys are those of the whole table: a new source text concerns every language.
  private var tables: [String: ChangedKeys] = [:]

  /// Reads the files of tasks at a revision; nil for none.
  init(since name: String?, _ tasks: [LintTask]) throws(CatalogToolError) {
    guard let name else {
      revision = nil
      return
    }
    let paths = tasks.flatMap(\.input.paths)
    let revision = try GitRevision(name, files: paths)
    self.revision = revision
    for case let table? in tasks.map(\.input.tables)
    where !table.isDocument && !table.paths.contains(where: isKnown) {
      guard let keys = Self.changedKeys(of: table, since: revision) else { continue }
      for path in table.paths { tables[path] = keys }
    }
  }

  /// Returns the tasks, each with its catalog at the revision.
  func comparing(_ tasks: [LintTask]) -> [LintTask] {
    guard let revision else { return tasks }
    return tasks.map { task in
      var task = task
      if task.input.tables == nil { task.earlier = revision.files[task.input.absolutePath] }
      return task
    }
  }

  /// Returns the file of a task with those findings.
  func filter(_ file: LintedFile, of task: LintTask) -> LintedFile {
    guard let revision else { return file }
    let path = task.input.absolutePath
    if let table = task.input.tables, let document = table.document(file.bytes) {
      return ChangedTexts(of: document, since: revision.files[path].flatMap(table.document))
        .filter(file)
    }
    if let catalog = file.catalog {
      return ChangedKeys(of: catalog, since: revision.files[path]).filter(file)
    }
    return tables[path]?.filter(file) ?? file
  }

  private func isKnown(_ path: String) -> Bool { tables[path] != nil }

  /// Returns the changed keys of a table; nil if its files hold several tables or none.
  private static func changedKeys(
    of table: TableFiles, since revision: GitRevision
  ) -> ChangedKeys? {
    let current = table.contents.group.catalogs
    guard current.count == 1, let catalog = try? StringCatalog(bytes: current[0].bytes) else {
      return nil
    }
    let earlier = TableGroup(
      table.paths.compactMap { path in revision.files[path].map { (path: path, bytes: $0) } })
    return ChangedKeys(of: catalog, since: earlier.catalogs.first?.bytes)
  }
}
