import ASCII
import ArgumentParser
import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// The options of every export.
struct ExportOptions: ParsableArguments {
  @Argument(help: .key("help.edit.exportedCatalogs"), completion: .catalogs)
  var catalogs: [String]

  /// Returns the catalogs at the paths, which may be folders.
  func files() throws -> [CatalogFile] {
    let paths = try CatalogFinder().files(at: catalogs)
    guard !paths.isEmpty else { throw CatalogToolError.noCatalogsFound(catalogs) }
    return try paths.map { path in
      let file = try CatalogFile(toRead: path)
      try file.refuseDuplicates()
      return file
    }
  }
}

extension LanguageTag {
  /// Returns the tags that can name a file; a message says which others are left out.
  static func namingFiles(
    _ tags: [LanguageTag], of catalog: String
  ) -> (tags: [LanguageTag], isComplete: Bool) {
    let named = tags.filter { tag in
      !tag.rawValue.isEmpty
        && tag.rawValue.utf8.allSatisfy { byte in
          byte.isASCIILetter || byte.isASCIIDigit
            || [UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte)
        }
    }
    for tag in tags where !named.contains(tag) {
      ToolMessage.warning.print(
        ToolText.text("edit.export.languageName", .text(catalog), .text(tag.rawValue)))
    }
    return (named, named.count == tags.count)
  }
}
