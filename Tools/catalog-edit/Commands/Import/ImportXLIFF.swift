import ArgumentParser
import ToolSupport

/// `catalog-edit import xliff`: takes translations over from XLIFF.
struct ImportXLIFF: ParsableCommand {
  static let configuration = CommandConfiguration.localized("edit-import-xliff", named: "xliff")

  @Argument(
    help: .key("help.edit.importedFile"), completion: .file(extensions: ["xliff", "xlf"]))
  var file: String

  @Option(name: .long, help: .key("help.edit.importCatalog", valueName: "path"))
  var catalog: String?

  @OptionGroup var project: ProjectOption
  @OptionGroup var arguments: ImportArguments

  func run() throws {
    try XLIFFImport(catalog: catalog, project: project.project ?? ".").run(file, arguments)
  }
}
