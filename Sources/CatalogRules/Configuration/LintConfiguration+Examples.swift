import StringCatalogs

/// Configurations for the examples of rules.
extension LintConfiguration {
  /// A configuration that requires languages.
  static func requiring(_ languages: LanguageTag...) -> LintConfiguration {
    var configuration = LintConfiguration()
    configuration.requiredLanguages = languages
    return configuration
  }

  /// A configuration that asks for a percentage of translated texts.
  static func covering(_ language: LanguageTag, percent: Double) -> LintConfiguration {
    var configuration = LintConfiguration()
    configuration.coverage = [language: percent]
    return configuration
  }
}
