public import CatalogEditing
public import StringCatalogs

extension CatalogImport {
  /// Imports the translations in a file of an XLIFF document.
  ///
  /// `language` is used if the file names no target language. Throws if the catalog can't be edited
  /// at all.
  public mutating func add(
    _ file: XLIFFFile, language: LanguageTag? = nil
  ) throws(EditingError) {
    // An export of a catalog without a source language specifies English.
    let source = catalog.sourceLanguage ?? XLIFFWriter.defaultSourceLanguage
    guard file.sourceLanguage == nil || file.sourceLanguage?.canonical == source.canonical else {
      return refuse(
        .otherSourceLanguage(file.sourceLanguage, catalog: catalog.sourceLanguage), line: file.line)
    }
    guard let named = language ?? file.targetLanguage,
      let language = LanguageSpelling(of: catalog).spelling(of: named)
    else {
      return refuse(.unknownLanguage(file.targetLanguage?.rawValue ?? ""), line: file.line)
    }
    try add(
      file.units.map { unit in
        ImportedUnit(
          identifier: unit.identifier, source: unit.source, target: unit.target,
          state: unit.state.map { .init(name: $0.state, state: $0.stringUnitState) },
          problem: unit.problem, line: unit.line)
      }, language: language)
  }
}
