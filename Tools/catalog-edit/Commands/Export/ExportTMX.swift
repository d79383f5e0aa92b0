import ArgumentParser
import CatalogToolSupport
import StringCatalogs
import ToolSupport
import TranslationMemory

/// `catalog-edit export tmx`: exports all translations as a translation memory.
struct ExportTMX: ParsableCommand {
  static let configuration = CommandConfiguration.localized("edit-export-tmx", named: "tmx")

  @OptionGroup var exported: ExportOptions

  @Option(name: .shortAndLong, help: .key("help.edit.languagesOrAll", valueName: "tag"))
  var language: [LanguageTag] = []

  @Option(name: .shortAndLong, help: .key("help.edit.output", valueName: "path"))
  var output: String?

  func run() throws {
    let files = try exported.files()
    let wanted = Set(language.map(\.canonical))
    let texts = files.flatMap { RememberedText.texts(of: $0.catalog, file: $0.path) }
      .filter { wanted.isEmpty || wanted.contains($0.language.canonical) }
    let bytes = TMXWriter.bytes(
      of: texts, sourceLanguage: files[0].catalog.effectiveSourceLanguage, tool: "catalog-edit",
      version: ToolVersion.current)
    guard let output else { return try StandardStream.writeDocument(bytes) }
    try SystemFile.refuseToOverwrite(files.map(\.path), with: output)
    try AtomicFile.replace(output, with: bytes)
  }
}
