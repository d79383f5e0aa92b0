import CatalogRules
import CodeStrings
import StringCatalogs

/// Compares catalogs with what the project says about them.
enum CatalogTargets {
  /// Returns the findings in catalogs; `strings` are those of the code.
  static func findings(_ catalogs: [ProjectCatalog], _ strings: [CodeString]) -> [CodeFinding] {
    let tables = Set(strings.compactMap { $0.table?.lowercased() })
    return catalogs.enumerated().filter(\.element.hasCodeKeys).flatMap { index, catalog in
      [
        // A table that no code looks up is there for something else, such as the tests of a script.
        tables.contains(catalog.table.lowercased()) ? missingTarget(of: catalog, at: index) : nil,
        otherLanguage(of: catalog, at: index),
      ].compactMap(\.self)
    }
  }

  private static func missingTarget(of catalog: ProjectCatalog, at index: Int) -> CodeFinding? {
    guard catalog.target.isMissing == true, !catalog.entries.isEmpty else { return nil }
    // Scripts and other managers of packages can bring it into an app.
    return CodeFinding(
      rule: CodeRules.catalogTarget, subject: .catalog(index, range(in: catalog)),
      confidence: .likely)
  }

  private static func otherLanguage(of catalog: ProjectCatalog, at index: Int) -> CodeFinding? {
    // A catalog without entries says nothing yet.
    guard let source = catalog.catalog.sourceLanguage, !catalog.entries.isEmpty else { return nil }
    let own = languageCode(of: source.rawValue)
    let languages = catalog.target.languages.filter { $0.lowercased() != "base" }
    guard let other = languages.first, !languages.contains(where: { languageCode(of: $0) == own })
    else { return nil }
    return CodeFinding(
      rule: CodeRules.sourceLanguage, subject: .catalog(index, range(in: catalog)),
      confidence: .certain, arguments: [.text(source.rawValue), .text(other)])
  }

  /// Returns the first part of a tag, in lowercase.
  private static func languageCode(of language: String) -> String {
    let code = language.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    let name = code.prefix(1).uppercased() + code.dropFirst()
    return LanguageTag.languagesByOldName[name]?.rawValue ?? code
  }

  /// Returns the bytes of the source language, or the first one.
  private static func range(in catalog: ProjectCatalog) -> Range<Int> {
    catalog.catalog.json["sourceLanguage"]?.byteRange ?? 0..<min(1, catalog.catalog.bytes.count)
  }
}
