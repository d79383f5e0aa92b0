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

  /// Returns the name of a language in another one, such as `Korean` for `ko` in English; nil if it
  /// is unknown.
  public static func name(of language: LanguageTag, in reader: LanguageTag) -> String? {
    ICUDefault.set()
    let tag = language.canonical.rawValue
    let name = Locale(identifier: reader.rawValue).localizedString(forIdentifier: tag)
    return name.flatMap { $0.isEmpty || $0 == tag ? nil : $0 }
  }
}
