package import StringCatalogs
package import TextLayout

/// Finds the platform's best line breaker for a language.
package enum LineBreakers {
  /// Returns ICU's breaker if there is one, else the table's.
  package static func best(for language: LanguageTag) -> any LineBreaking {
    #if canImport(_FoundationICU)
    return ICULineBreaker(language: language) ?? TableLineBreaker()
    #else
    return TableLineBreaker()
    #endif
  }
}
