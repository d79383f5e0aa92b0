public import CatalogEditing
public import StringCatalogs
import StringTables

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
    guard file.sourceLanguage == nil || file.sourceLanguage?.alias(among: [source]) != nil else {
      return refuse(
        .otherSourceLanguage(file.sourceLanguage, catalog: catalog.sourceLanguage), line: file.line)
    }
    guard let named = language ?? file.targetLanguage,
      let language = LanguageSpelling(of: catalog).spelling(of: named)
    else {
      return refuse(.unknownLanguage(file.targetLanguage?.rawValue ?? ""), line: file.line)
    }
    note(named, as: language)
    try add(
      file.units.map { unit in
        ImportedUnit(
          identifier: unit.identifier, source: unit.source?.value, target: unit.target?.value,
          state: unit.state.map { .init(name: $0.state, state: $0.stringUnitState) },
          problem: unit.problem.map(ImportRefusal.Reason.init), line: unit.line)
      }, language: language)
  }
}

extension ImportRefusal.Reason {
  /// Creates the reason for a translation that is not a plain text.
  fileprivate init(_ problem: XLIFFDocument.Unit.Problem) {
    self =
      switch problem {
      case .opaqueElements: .opaqueElements
      case .phrasesLost: .phrasesLost
      case .markup(let element): .markup(element)
      case .noIdentifier: .noIdentifier
      }
  }
}
