import CatalogRules

/// The names of what an override of a configuration can say.
enum OverrideName: String, CaseIterable {
  case files
  case keys
  case languages
  case rules
}
