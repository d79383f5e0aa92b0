import CatalogRules

/// The names of the settings in an override.
enum OverrideName: String, CaseIterable {
  case files
  case keys
  case languages
  case rules
}
