import LocaleFormats
import ProductStrings
import StringCatalogs

/// The words of documents in one language: those of the program, and the few of this library.
struct DocumentWords: Sendable {
  /// The language, in the catalog's spelling.
  let language: LanguageTag

  private let program: Localizer
  private let library: Localizer

  /// Creates the words of a language that `catalog` has.
  init(language: LanguageTag, catalog: StringCatalog, available: AvailableLanguages) {
    self.language = language
    program = Localizer(
      entries: catalog, languages: [language], numberStyle: LocaleNumberStyle(),
      available: available)
    library = Localizer(
      entries: ProductStrings.entries, languages: [language], numberStyle: LocaleNumberStyle(),
      availableLanguages: ProductStrings.languages)
  }

  /// Returns a message of the program as text.
  func text(for message: LocalizedMessage) -> String {
    program.text(for: message)
  }

  /// Returns words of this library.
  ///
  /// A catalog that has the key wins, unless only this library has it in the language.
  func builtIn(_ key: String, _ arguments: [MessageArgument]) -> String {
    let message = LocalizedMessage("document.\(key)", arguments: arguments)
    let own = library.message(for: message)
    guard program.entries.entry(for: message.key) != nil else { return own.text }
    let theirs = program.message(for: message)
    return theirs.language == language || own.language != language ? theirs.text : own.text
  }
}
