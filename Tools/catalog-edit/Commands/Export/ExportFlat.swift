import ArgumentParser
import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit export flat`: exports one JSON file for each language.
struct ExportFlat: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-export-flat", named: "flat", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Option(name: .shortAndLong, help: .key("help.edit.languagesOrAll", valueName: "tag"))
  var language: [LanguageTag] = []

  @Option(
    name: .shortAndLong, help: .key("help.edit.outputFolder", valueName: "folder"),
    completion: .directory)
  var output: String

  func run() throws {
    let file = try CatalogFile(toRead: catalog)
    try file.refuseDuplicates()
    let used = file.catalog.languages
    let named = try UnknownLanguageError.check(language, among: used)
    let folder = try OutputFolder(at: output)
    let (languages, isComplete) = LanguageTag.namingFiles(
      named.isEmpty ? used : named, of: catalog)
    for language in languages {
      guard let bytes = FlatWriter.bytes(of: file.catalog, in: language) else { continue }
      try folder.write(bytes, to: "\(language.rawValue).json")
    }
    if !isComplete { throw ExitCode(1) }
  }
}
