package import ArgumentParser
import FilePaths
import StringCatalogs
import ToolSupport
package import TranslationMemory

/// The option for earlier translations.
package struct MemoryOptions: ParsableArguments {
  package init() {}

  @Option(
    name: .long, help: .key("help.edit.memory", valueName: "path"), completion: .catalogs)
  package var memory: [String] = []

  /// The extension of a translation memory.
  private static let suffix = ".tmx"

  /// Returns the translations at the paths: of catalogs and of TMX files, also in folders.
  package func texts() throws(CatalogToolError) -> [RememberedText] {
    try Self.texts(of: files())
  }

  /// Returns the catalogs and TMX files at the paths, without those that others name.
  package func files(except others: [String] = []) throws(CatalogToolError) -> [String] {
    guard !memory.isEmpty else { return [] }
    let finder = CatalogFinder(extensions: [".xcstrings", Self.suffix])
    let paths = try CatalogToolError.wrap { () throws(FileError) in try finder.files(at: memory) }
    guard !paths.isEmpty else { throw .noCatalogsFound(memory) }
    let run = RunPath()
    let known = Set(others.map(run.absolute))
    return paths.filter { !known.contains(run.absolute($0)) }
  }

  /// Returns the translations in catalogs and TMX files.
  package static func texts(of files: [String]) throws(CatalogToolError) -> [RememberedText] {
    var texts: [RememberedText] = []
    for path in files {
      guard path.lowercased().hasSuffix(suffix) else {
        texts += RememberedText.texts(of: try CatalogFile(toRead: path).catalog, file: path)
        continue
      }
      let bytes = try CatalogToolError.wrap { () throws(FileError) in
        try SystemFile.bytes(at: path)
      }
      do throws(TMXError) {
        texts += try RememberedText.texts(ofTMX: bytes, file: path)
      } catch {
        throw .notImportable(path: path, line: error.line, error.message)
      }
    }
    return texts
  }
}
