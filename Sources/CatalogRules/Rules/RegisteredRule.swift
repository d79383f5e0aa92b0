/// A rule of the registry by its level; asking a type for its protocol is slow.
enum RegisteredRule: Sendable {
  case file(any FileRule.Type)
  case entry(any EntryRule.Type)
  case localization(any LocalizationRule.Type)
  case text(any TextRule.Type)
  case suppression(any SuppressionRule.Type)

  /// The rule.
  var type: any CatalogRule.Type {
    switch self {
    case .file(let rule): rule
    case .entry(let rule): rule
    case .localization(let rule): rule
    case .text(let rule): rule
    case .suppression(let rule): rule
    }
  }
}
