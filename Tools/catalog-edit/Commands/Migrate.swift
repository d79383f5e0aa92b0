import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import FilePaths
import StringCatalogs
import StringTables
import ToolSupport

/// `catalog-edit migrate`: turns `.strings` and `.stringsdict` files into string catalogs.
struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-migrate", named: "migrate", hasDiscussion: true)

  @Argument(
    help: .key("help.edit.migrated"), completion: .file(extensions: ["strings", "stringsdict"]))
  var paths: [String] = []

  func run() throws {
    let inputs = try CatalogInput.inputs(at: paths, stdinFilename: "Localizable.strings")
    var isComplete = true
    var seen: Set<String> = []
    for input in inputs {
      guard let tables = input.tables, let name = TableName(path: input.shownPath),
        name.languageFolder != nil
      else { continue }
      let path = "\(name.folder)\(name.table).xcstrings"
      guard seen.insert(path).inserted else { continue }
      do throws(CatalogToolError) {
        isComplete = try migrate(tables, to: path) && isComplete
      } catch {
        isComplete = false
        ToolMessage.error.print("\(error)")
      }
    }
    guard !seen.isEmpty else {
      let shown = (paths.isEmpty ? ["."] : paths).joined(separator: ", ")
      throw CatalogToolError.unusable(LocalizedMessage("edit.migrate.none", .text(shown)))
    }
    if !isComplete { throw ExitCode(1) }
  }

  /// Writes the catalog of a table; returns whether it has everything that the table has.
  private func migrate(_ tables: TableFiles, to path: String) throws(CatalogToolError) -> Bool {
    let run = RunPath()
    guard let catalog = try tables.catalogs().first else { return true }
    // The texts of a storyboard are in it, and not in a table.
    let folder = RunPath.folder(of: run.absolute(path))
    let names = Set(FolderListing.names(in: folder) ?? [])
    guard
      names.isDisjoint(with: ["en.lproj", "Base.lproj"])
        || catalog.sourceLanguage?.language == "en"
    else {
      ToolMessage.warning.print(ToolText.text("edit.migrate.noSource", .text(path)))
      return false
    }
    var isComplete = true
    for file in tables.contents.group.files {
      let lines = LineIndex(file.bytes)
      for problem in file.problems {
        isComplete = false
        let position = lines.position(at: problem.offset)
        ToolMessage.warning.print(
          ToolText.text(problem.localizedMessage),
          at: "\(run.shown(file.path)):\(position.line):\(position.column)")
      }
    }
    for (index, key, offset) in tables.contents.group.losses() {
      isComplete = false
      let file = tables.contents.group.files[index]
      let position = LineIndex(file.bytes).position(at: offset)
      ToolMessage.warning.print(
        ToolText.text("edit.migrate.lost", .text(key)),
        at: "\(run.shown(file.path)):\(position.line):\(position.column)")
    }
    for (key, _) in tables.contents.group.catalogs.flatMap(\.hiddenKeys) {
      ToolMessage.note.print(ToolText.text("edit.migrate.hidden", .text(key)))
    }
    let bytes: [UInt8]
    do throws(EditingError) {
      var editor = try CatalogEditor(catalog)
      try editor.apply(catalog.entries.map { .setExtractionState(.migrated, key: $0.key) })
      bytes = try CatalogFormatter.formatted(editor.catalog)
    } catch {
      throw .refused(path: path, error)
    }
    let text = bytes.last == UInt8(ascii: "\n") ? Array(bytes.dropLast()) : bytes
    guard
      try CatalogToolError.wrap({ () throws(FileError) in
        try AtomicFile.create(path, with: text)
      })
    else {
      ToolMessage.warning.print(ToolText.text("edit.migrate.exists", .text(path)))
      return false
    }
    try CatalogToolError.wrap { () throws(FileError) in
      try StandardStream.writeReport(
        ToolText.text("edit.migrate.done", .text(path), .integer(Int64(catalog.entries.count)))
          + "\n")
    }
    return isComplete
  }
}
