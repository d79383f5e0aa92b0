import ArgumentParser
import CatalogExchange
import StringCatalogs
import ToolSupport

/// `catalog-edit export csv`: writes a table for spreadsheets.
struct ExportCSV: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-export-csv", named: "csv", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Option(name: .shortAndLong, help: .key("help.edit.languagesOrAll", valueName: "tag"))
  var language: [LanguageTag] = []

  @Option(name: .shortAndLong, help: .key("help.edit.output", valueName: "path"))
  var output: String?

  func run() throws {
    let file = try CatalogFile(at: catalog)
    try file.refuseDuplicates()
    for language in language {
      try UnknownLanguageError.check(language, among: file.catalog.languages)
    }
    let all = file.catalog.languages.filter { $0 != file.catalog.sourceLanguage }
    // An import takes no table with two columns of the same name.
    var seen: Set<LanguageTag> = []
    let languages = (language.isEmpty ? all : language).filter { seen.insert($0).inserted }
    let bytes = CSVWriter.bytes(of: file.catalog, languages: languages)
    if let output {
      try SystemFile.refuseToOverwrite([catalog], with: output)
      _ = try AtomicFile.replace(output, with: bytes)
    } else {
      try StandardStream.writeReport(bytes)
    }
  }
}
