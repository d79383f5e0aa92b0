/// The entries of the messages of a ``Localizer``: a string catalog, or texts that are laid out
/// so that only those in use are read.
public protocol MessageEntries: Sendable {
  /// The language that the keys are written in; nil when it is not known.
  var sourceLanguage: LanguageTag? { get }

  /// Returns the entry with a key; nil when there is none.
  func entry(for key: String) -> CatalogEntry?
}

extension StringCatalog: MessageEntries {}
