import CatalogExchange
import StringCatalogs

/// XLIFF documents.
enum Documents {
  static let tool = XLIFFWriter.Tool(identifier: "test", name: "Test", version: "1")

  /// Returns the document of a catalog.
  static func xliff(_ catalog: StringCatalog, _ language: LanguageTag) -> [UInt8] {
    var writer = XLIFFWriter(tool: tool)
    return writer.bytes(of: [.init(original: "A.xcstrings", catalog: catalog)], language: language)
  }

  /// Returns a document with these units for Korean.
  static func xliff(units: String, attributes: String = "") -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="A.xcstrings" source-language="en" target-language="ko" \(attributes)><body>
      \(units)
      </body></file></xliff>
      """.utf8)
  }

  /// Returns the outcome of importing a document.
  static func imported(
    _ bytes: [UInt8], into catalog: StringCatalog, options: ImportOptions = ImportOptions()
  ) throws -> CatalogImport {
    var result = CatalogImport(into: catalog, options: options)
    for file in try XLIFFReader.files(in: bytes) { try result.add(file) }
    return result
  }
}
