package import StringCatalogs

/// A language that there is not, and perhaps the one that was meant.
package struct UnknownLanguageError: Error, CustomStringConvertible {
  private let language: LanguageTag
  private let suggestion: LanguageTag?

  /// Throws for a language that is none of those in use and none that there is.
  package static func check(
    _ language: LanguageTag, among used: [LanguageTag]
  ) throws(UnknownLanguageError) {
    guard !used.contains(language), !language.isKnown else { return }
    throw UnknownLanguageError(language: language, suggestion: language.nearest(among: used))
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
