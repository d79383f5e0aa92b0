package import StringCatalogs
package import TextLayout

/// Finds the best line breaker that the platform has for a language.
package enum LineBreakers {
  /// Returns ICU's breaker where there is one, the table's otherwise.
  package static func best(for language: LanguageTag) -> any LineBreaking {
    #if canImport(_FoundationICU)
    return ICULineBreaker(language: language) ?? TableLineBreaker()
    #else
    return TableLineBreaker()
    #endif
  }
}
