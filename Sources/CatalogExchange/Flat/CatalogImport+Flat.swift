public import StringCatalogs
import StringTables

extension CatalogImport {
  /// Imports the translations into a language from a flat JSON object; see ``FlatWriter``.
  ///
  /// A key that the object lacks changes nothing. Throws an ``ExchangeError`` if the file is
  /// invalid, and an `EditingError` if the catalog can't be edited at all.
  public mutating func add(flat bytes: [UInt8], language: LanguageTag) throws {
    guard let text = UnicodeText.utf8(bytes) else { throw ExchangeError(.notUnicode) }
    let json: JSONValue
    do throws(CatalogError) {
      json = try JSONValue.tolerant(text)
    } catch {
      throw ExchangeError(.notFlat, line: error.position.line)
    }
    let lines = LineIndex(text)
    guard json.kind == .object else { throw ExchangeError(.notFlat, line: 1) }
    var units: [ImportedUnit] = []
    for member in json.writtenMembers {
      let line = lines.position(at: member.nameRange.lowerBound).line
      guard let target = member.value.string else { throw ExchangeError(.notFlat, line: line) }
      units.append(ImportedUnit(identifier: member.name, target: target, line: line))
    }
    guard let name = LanguageSpelling(of: catalog).spelling(of: language) else {
      return refuse(.unknownLanguage(language.rawValue), line: 1)
    }
    note(language, as: name)
    try add(units, language: name)
  }
}
