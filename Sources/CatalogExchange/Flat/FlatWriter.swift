import Escaping
public import StringCatalogs

/// Writes the texts of a catalog in one language as a flat JSON object, for reviews and for tools
/// that know no variations.
///
/// ```swift
/// let file = FlatWriter.bytes(of: catalog, in: "ko")
/// ```
public enum FlatWriter {
  /// Returns an object with a text for each identifier of ``ExchangeUnit``, sorted by their bytes;
  /// nil if the catalog has no text in the language.
  ///
  /// Texts that still need translation are left out, as are strings that have none.
  public static func bytes(of catalog: StringCatalog, in language: LanguageTag) -> [UInt8]? {
    let isSource = language == catalog.sourceLanguage
    let texts = ExchangeUnits(of: catalog, in: language).units.compactMap { unit in
      let text = isSource ? unit.target : unit.state == .new ? nil : unit.target
      return text.map { (name: unit.identifier, value: JSONOutput.text($0)) }
    }
    guard !texts.isEmpty else { return nil }
    let sorted = texts.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return Array(JSONOutput.object(sorted).prettyText().utf8)
  }
}
