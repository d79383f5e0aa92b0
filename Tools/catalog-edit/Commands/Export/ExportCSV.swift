import ArgumentParser
import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit export csv`: exports a table for spreadsheets.
struct ExportCSV: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-export-csv", named: "csv", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Option(name: .shortAndLong, help: .key("help.edit.languagesOrAll", valueName: "tag"))
  var language: [LanguageTag] = []

  @Option(name: .shortAndLong, help: .key("help.edit.output", valueName: "path"))
  var output: String?

  @OptionGroup var change: ChangeOption

  func run() throws {
    let file = try CatalogFile(toRead: catalog)
    try file.refuseDuplicates()
    let used = file.catalog.languages
    let named = try UnknownLanguageError.check(language, among: used)
    let all = used.filter { $0 != file.catalog.sourceLanguage }
    // An import rejects a table with two columns of the same name.
    var seen: Set<LanguageTag> = []
    let languages = (named.isEmpty ? all : named).filter { seen.insert($0).inserted }
    if languages.isEmpty {
      ToolMessage.warning.print(ToolText.text("edit.export.noLanguage", .text(catalog)))
    }
    let exported = try change.catalogs(of: [file], languages: languages)
    let bytes = exported.reduce(into: [UInt8]()) {
      $0 += CSVWriter.bytes(of: $1, languages: languages)
    }
    if let output {
      try SystemFile.refuseToOverwrite([catalog], with: output)
      try AtomicFile.replace(output, with: bytes)
    } else {
      try StandardStream.writeDocument(bytes)
    }
  }
}
