package import ArgumentParser
import StringCatalogs
import ToolSupport
package import TranslationMemory

/// The option for earlier translations.
package struct MemoryOptions: ParsableArguments {
  package init() {}

  @Option(
    name: .long, help: .key("help.edit.memory", valueName: "path"), completion: .catalogs)
  package var memory: [String] = []

  /// Returns the translations at the paths: of catalogs and of TMX files, also in folders.
  package func texts() throws -> [RememberedText] {
    guard !memory.isEmpty else { return [] }
    let suffix = ".tmx"
    let paths = try CatalogFinder(extensions: [".xcstrings", suffix]).files(at: memory)
    guard !paths.isEmpty else { throw CatalogToolError.noCatalogsFound(memory) }
    return try paths.flatMap { path -> [RememberedText] in
      guard path.lowercased().hasSuffix(suffix) else {
        return RememberedText.texts(of: try CatalogFile(toRead: path).catalog, file: path)
      }
      let bytes = try SystemFile.bytes(at: path)
      do throws(TMXError) {
        return try RememberedText.texts(ofTMX: bytes, file: path)
      } catch {
        throw CatalogToolError.notImportable(path: path, line: error.line, error.message)
      }
    }
  }
}
