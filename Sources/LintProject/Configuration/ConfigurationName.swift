import CatalogRules

/// The names of the settings in a configuration.
enum ConfigurationName: String, CaseIterable {
  case schema = "$schema"
  case extends
  case preset
  case rules
  case requiredLanguages = "required-languages"
  case barelyBegunBelow = "barely-begun-below"
  case coverage
  case doNotTranslate = "do-not-translate"
  case glossary
  case glossaryFiles = "glossary-files"
  case lengthLimits = "length-limits"
  case forbiddenTexts = "forbidden-texts"
  case patterns
  case documents
  case screens
  case exclude
  case overrides
  case baseline
  case code
}
