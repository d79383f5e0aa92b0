import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// The export of catalogs for the translators of a language.
struct XLIFFExport {
  /// The tool, as named in the documents.
  static let tool = XLIFFWriter.Tool(
    identifier: "catalog-edit", name: "catalog-edit", version: ToolVersion.current)

  let folder: ProjectFolder

  /// The catalogs and their paths in the project.
  let sources: [XLIFFWriter.Source]

  /// Finds the paths of files, by which an import finds them again; `catalogs` are what is exported
  /// of each.
  init(_ files: [CatalogFile], _ catalogs: [StringCatalog], project: String?) throws {
    let folder = try ProjectFolder(named: project, of: files.map(\.path))
    let originals = try files.map { try folder.original(of: $0.path) }
    try CatalogToolError.refuseSameNames(originals, of: files)
    self.folder = folder
    sources = zip(catalogs, originals).map { .init(original: $1, catalog: $0) }
  }

  /// Returns the document for a language, and whether it is complete; reports what is missing.
  func document(for language: LanguageTag) -> (bytes: [UInt8], isComplete: Bool) {
    var writer = XLIFFWriter(tool: Self.tool)
    let bytes = writer.bytes(of: sources, language: language)
    for unit in writer.omitted { Omission.report(unit) }
    return (bytes, writer.omitted.isEmpty)
  }
}
