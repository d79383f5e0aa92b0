import ArgumentParser
import CatalogEditing
import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit import csv`: imports translations from a spreadsheet table.
struct ImportCSV: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-import-csv", named: "csv", hasDiscussion: true)

  @Argument(help: .key("help.edit.importedFile"), completion: .file(extensions: ["csv"]))
  var file: String

  @Option(name: .long, help: .key("help.edit.changedCatalog", valueName: "path"))
  var catalog: String

  @Option(name: .shortAndLong, help: .key("help.edit.importedLanguages", valueName: "tag"))
  var language: [LanguageTag] = []

  @OptionGroup var arguments: ImportArguments

  func run() throws {
    let bytes = try SystemFile.bytes(atNamed: file)
    var run = ImportRun(of: file, arguments)
    let target = try CatalogFile(at: catalog)
    let languages = try UnknownLanguageError.check(language, among: target.catalog.languages)
    try run.run(into: target) { try $0.add(csv: bytes, languages: languages) }
    try run.finish()
  }
}
