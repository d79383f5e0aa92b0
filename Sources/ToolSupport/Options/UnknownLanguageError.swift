package import StringCatalogs

/// A language that there is not, and perhaps the one that was meant.
package struct UnknownLanguageError: Error, CustomStringConvertible {
  private let language: LanguageTag
  private let suggestion: LanguageTag?

  /// Returns a language in the spelling of those in use; throws when it is unknown.
  package static func check(
    _ language: LanguageTag, among used: [LanguageTag]
  ) throws(UnknownLanguageError) -> LanguageTag {
    let language = language.matchingSpelling(in: used)
    guard !used.contains(language), !language.isKnown else { return language }
    throw UnknownLanguageError(language: language, suggestion: language.nearest(among: used))
  }

  /// Returns languages as they are spelled among those in use; throws for the first that there is
  /// not.
  @discardableResult package static func check(
    _ languages: [LanguageTag], among used: [LanguageTag]
  ) throws(UnknownLanguageError) -> [LanguageTag] {
    try languages.map { (language) throws(UnknownLanguageError) in
      try check(language, among: used)
    }
  }

  /// What is wrong, in the language of the environment.
  package var description: String {
    guard let suggestion else {
      return ToolText.text("edit.error.unknownLanguage", .text(language.rawValue))
    }
    return ToolText.text(
      "edit.error.unknownLanguageSuggestion", .text(language.rawValue), .text(suggestion.rawValue))
  }
}
