import CatalogExchange
import StringCatalogs
import ToolSupport

/// Catalogs on their way to the translators of a language.
struct XLIFFExport {
  /// What the documents say about who wrote them.
  static let tool = XLIFFWriter.Tool(
    identifier: "catalog-edit", name: "catalog-edit", version: EditTool.version)

  let files: [CatalogFile]
  let folder: ProjectFolder

  init(_ files: [CatalogFile], project: String?) throws {
    self.files = files
    folder = try ProjectFolder(named: project, of: files.first?.path ?? ".")
  }

  /// The catalogs with their places in the project.
  var sources: [XLIFFWriter.Source] {
    files.map { .init(original: folder.original(of: $0.path), catalog: $0.catalog) }
  }

  /// Returns the document for a language, and whether everything is in it; says what is not.
  func document(for language: LanguageTag) -> (bytes: [UInt8], isComplete: Bool) {
    var writer = XLIFFWriter(tool: Self.tool)
    let bytes = writer.bytes(of: sources, language: language)
    for unit in writer.omitted { Omission.tell(unit) }
    return (bytes, writer.omitted.isEmpty)
  }
}
