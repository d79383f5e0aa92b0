import Foundation
public import StringCatalogs

/// The names of languages.
public enum LanguageName {
  /// Returns the name of a language in that language, such as `한국어` for `ko`; the tag if it is
  /// unknown.
  public static func nativeName(of language: LanguageTag) -> String {
    ICUDefault.set()
    let tag = language.canonical.rawValue
    return Locale(identifier: tag).localizedString(forIdentifier: tag) ?? language.rawValue
  }
}
