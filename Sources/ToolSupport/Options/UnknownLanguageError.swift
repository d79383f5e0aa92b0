package import StringCatalogs

/// An unknown language, and perhaps the intended one.
package struct UnknownLanguageError: Error, CustomStringConvertible {
  private let language: LanguageTag
  private let suggestion: LanguageTag?

  /// Returns a language in the spelling of those in use; throws if it is unknown.
  package static func check(
    _ language: LanguageTag, among used: [LanguageTag]
  ) throws(UnknownLanguageError) -> LanguageTag {
    let language = language.matchingSpelling(in: used)
    guard !used.contains(language), !language.isKnown else { return language }
    throw UnknownLanguageError(language: language, suggestion: language.nearest(among: used))
  }

  /// Returns languages in the spelling of those in use; throws for the first unknown one.
  @discardableResult package static func check(
    _ languages: [LanguageTag], among used: [LanguageTag]
  ) throws(UnknownLanguageError) -> [LanguageTag] {
    try languages.map { (language) throws(UnknownLanguageError) in
      try check(language, among: used)
    }
  }

  /// The error message, in the language of the environment.
  package var description: String {
    guard let suggestion else {
      return ToolText.text("edit.error.unknownLanguage", .text(language.rawValue))
    }
    return ToolText.text(
      "edit.error.unknownLanguageSuggestion", .text(language.rawValue), .text(suggestion.rawValue))
  }
}
