import ArgumentParser
import CatalogRules
import ProductStrings
import StringCatalogs

/// What a shell proposes for values that it can't know.
extension CompletionKind {
  /// The languages of the product.
  static var languages: CompletionKind { .list(ProductStrings.languages.map(\.rawValue)) }

  /// The names of all rules.
  static var rules: CompletionKind { .list(RuleRegistry.descriptions.map(\.id.rawValue)) }

  /// The names of all rules, and of the families that have several.
  static var ruleSelectors: CompletionKind {
    let rules = RuleRegistry.descriptions.map(\.id.rawValue)
    let families = Dictionary(grouping: rules) { String($0.prefix { $0 != "-" }) }
      .filter { $0.value.count > 1 }.keys
    return .list((rules + families).sorted())
  }

  /// Each rule with each of its levels.
  static var ruleLevels: CompletionKind {
    .list(
      RuleRegistry.descriptions.flatMap { rule in
        RuleLevel.names.map { "\(rule.id)=\($0)" }
      })
  }

  /// Files and folders with string catalogs.
  static var catalogs: CompletionKind { .file(extensions: ["xcstrings"]) }
}
