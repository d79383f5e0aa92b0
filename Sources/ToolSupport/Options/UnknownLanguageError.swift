package import StringCatalogs

/// An unknown language, and perhaps the intended one.
package struct UnknownLanguageError: Error, CustomStringConvertible {
  private let language: LanguageTag
  private let suggestion: LanguageTag?

  /// Returns the name that a catalog with languages uses for a language; throws if it is unknown.
  ///
  /// A note says so if the name is another one than the user typed.
  package static func check(
    _ language: LanguageTag, among used: [LanguageTag]
  ) throws(UnknownLanguageError) -> LanguageTag {
    let name = name(of: language, among: used)
    guard !used.contains(name), !name.isKnown else { return name }
    throw UnknownLanguageError(language: name, suggestion: name.nearest(among: used))
  }

  /// Returns the name that a catalog with languages uses for a language, even for an unknown one.
  ///
  /// A note says so if the name is another one than the user typed.
  package static func name(of language: LanguageTag, among used: [LanguageTag]) -> LanguageTag {
    let name = language.name(among: used)
    guard name != language else { return name }
    ToolMessage.note.print(renaming(of: language, to: name, isUsed: used.contains(name)))
    return name
  }

  /// Returns the sentence about a language that a catalog names differently.
  package static func renaming(
    of language: LanguageTag, to name: LanguageTag, isUsed: Bool
  ) -> String {
    ToolText.text(
      isUsed ? "edit.language.alias" : "edit.language.standard", .text(language.rawValue),
      .text(name.rawValue))
  }

  /// Returns the names that a catalog with languages uses; throws for the first unknown language.
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
