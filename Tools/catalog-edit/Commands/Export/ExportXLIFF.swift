import ArgumentParser
import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit export xliff`: exports the texts for the translators of a language, as Xcode does.
struct ExportXLIFF: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-export-xliff", named: "xliff", hasDiscussion: true)

  @OptionGroup var exported: ExportOptions

  @Option(name: .shortAndLong, help: .key("help.edit.translators", valueName: "tag"))
  var language: LanguageTag

  @Option(name: .shortAndLong, help: .key("help.edit.output", valueName: "path"))
  var output: String?

  @OptionGroup var project: ProjectOption

  @OptionGroup var change: ChangeOption

  func run() throws {
    let files = try exported.files()
    let language = try UnknownLanguageError.check(
      language, among: files.flatMap(\.catalog.languages))
    let catalogs = try change.catalogs(of: files, languages: [language])
    let document = try XLIFFExport(files, catalogs, project: project.project)
      .document(for: language)
    if let output {
      try SystemFile.refuseToOverwrite(files.map(\.path), with: output)
      try AtomicFile.replace(output, with: document.bytes)
    } else {
      try StandardStream.writeDocument(document.bytes)
    }
    if !document.isComplete { throw ExitCode(1) }
  }
}
