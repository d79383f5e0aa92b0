/// The entries for a ``Localizer``: a string catalog, or texts that are parsed on first use.
public protocol MessageEntries: Sendable {
  /// The language of the keys; nil if unknown.
  var sourceLanguage: LanguageTag? { get }

  /// Returns the entry with a key; nil if there is none.
  func entry(for key: String) -> CatalogEntry?
}

extension StringCatalog: MessageEntries {}
