import ArgumentParser
import ToolSupport

/// `catalog-edit import xliff`: imports translations from XLIFF.
struct ImportXLIFF: ParsableCommand {
  static let configuration = CommandConfiguration.localized("edit-import-xliff", named: "xliff")

  @Argument(
    help: .key("help.edit.importedFile"), completion: .file(extensions: ["xliff", "xlf"]))
  var file: String

  @OptionGroup var xliff: XLIFFImport

  func run() throws {
    try xliff.run(file, isNamed: true)
  }
}
