import ArgumentParser
import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit import flat`: imports translations from a folder with a JSON file for each
/// language.
struct ImportFlat: ParsableCommand {
  static let configuration = CommandConfiguration.localized("edit-import-flat", named: "flat")

  @Argument(help: .key("help.edit.flatFolder"), completion: .directory)
  var folder: String

  @Option(name: .long, help: .key("help.edit.changedCatalog", valueName: "path"))
  var catalog: String

  @OptionGroup var arguments: ImportArguments

  func run() throws {
    let target = try CatalogFile(at: catalog)
    let suffix = ".json"
    let paths = try CatalogFinder(extensions: [suffix]).files(at: [folder])
    guard !paths.isEmpty else {
      throw CatalogToolError.unusable(LocalizedMessage("edit.import.noFlatFiles", .text(folder)))
    }
    // The source texts come last, since the translations were made for the current ones.
    let languages = paths.map { path in
      LanguageTag(rawValue: String((path.split(separator: "/").last ?? "").dropLast(suffix.count)))
    }
    let source = target.catalog.sourceLanguage
    let files = zip(paths, languages).sorted { ($0.1 == source ? 1 : 0) < ($1.1 == source ? 1 : 0) }
    var run = ImportRun(of: folder, arguments)
    for (path, language) in files {
      let bytes = try SystemFile.bytes(at: path)
      try run.run(into: target, from: path) { try $0.add(flat: bytes, language: language) }
    }
    try run.finish()
  }
}
