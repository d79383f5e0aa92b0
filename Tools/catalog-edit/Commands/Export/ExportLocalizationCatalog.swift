import ArgumentParser
import CatalogEditing
import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit export xcloc`: exports a folder for the translators of each language, as Xcode
/// does.
struct ExportLocalizationCatalog: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-export-xcloc", named: "xcloc", hasDiscussion: true)

  @OptionGroup var exported: ExportOptions

  @Option(name: .shortAndLong, help: .key("help.edit.exportedLanguages", valueName: "tag"))
  var language: [LanguageTag]

  @Option(
    name: .shortAndLong, help: .key("help.edit.outputFolder", valueName: "folder"),
    completion: .directory)
  var output = "."

  @OptionGroup var project: ProjectOption

  func run() throws {
    let files = try exported.files()
    let used = files.flatMap(\.catalog.languages)
    let named = try UnknownLanguageError.check(language, among: used)
    let (languages, areAllNamed) = LanguageTag.namingFiles(named, of: files[0].path)
    let export = try XLIFFExport(files, files.map(\.catalog), project: project.project)
    for language in languages {
      let folder = "\(output)/\(language.rawValue).xcloc"
      // It may contain a translator's work.
      guard !CatalogFinder.exists(folder) else {
        throw CatalogToolError.alreadyExists(path: folder)
      }
    }
    var isComplete = areAllNamed
    for language in languages { isComplete = try write(export, language) && isComplete }
    if !isComplete { throw ExitCode(1) }
  }

  private func write(_ export: XLIFFExport, _ language: LanguageTag) throws -> Bool {
    let document = export.document(for: language)
    let description = LocalizationCatalogDescription(
      developmentLanguage: export.sources.first?.catalog.effectiveSourceLanguage ?? "en",
      project: export.folder.name, targetLanguage: language, tool: XLIFFExport.tool)
    let path = "\(output)/\(language.rawValue).xcloc"
    var contents = [
      "contents.json": description.bytes,
      "Localized Contents/\(language.rawValue).xliff": document.bytes,
    ]
    for source in export.sources {
      contents["Source Contents/\(source.original)"] = source.catalog.sourceBytes
    }
    try Folder.make("\(path)/Notes")
    let folder = try OutputFolder(at: path)
    for (name, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      try folder.write(bytes, to: name)
    }
    return document.isComplete
  }
}
