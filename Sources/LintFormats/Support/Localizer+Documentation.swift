import CatalogRules
import StringCatalogs

extension Localizer {
  /// The language of the texts.
  var language: LanguageTag {
    LanguageTag.matches(for: languages, in: availableLanguages).first
      ?? entries.sourceLanguage ?? "en"
  }

  /// Returns the folder of the pages in a language, relative to `docs/rules`; empty for the source
  /// language.
  func documentationFolder(of language: LanguageTag) -> String {
    language == entries.sourceLanguage ? "" : "\(language)/"
  }
}

extension RuleDescription {
  /// The file name of the rule's page.
  var pageName: String { "\(id).md" }
}
