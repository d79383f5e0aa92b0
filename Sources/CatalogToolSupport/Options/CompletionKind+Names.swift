package import ArgumentParser
import CatalogRules
import ProductStrings
import StringCatalogs
import ToolSupport

/// Completions for values that a shell does not know.
extension CompletionKind {
  /// The languages of the product.
  package static var languages: CompletionKind { names(ProductStrings.languages.map(\.rawValue)) }

  /// The names of all rules.
  package static var rules: CompletionKind {
    names(RuleRegistry.allDescriptions.map(\.id.rawValue))
  }

  /// The names of all rules, and of the families that have several.
  package static var ruleSelectors: CompletionKind { names(selectors) }

  /// Each rule with each of its levels.
  package static var ruleLevels: CompletionKind {
    names(
      RuleRegistry.allDescriptions.flatMap { rule in
        RuleLevel.names.map { "\(rule.id)=\($0)" }
      })
  }

  private static var selectors: [String] {
    let rules = RuleRegistry.allDescriptions.map(\.id.rawValue)
    let families = Dictionary(grouping: rules) { String($0.prefix { $0 != "-" }) }
      .filter { $0.value.count > 1 }.keys
    return (rules + families).sorted()
  }

  /// Names that are built only for a script: the parser evaluates them before each run.
  private static func names(_ names: @autoclosure () -> [String]) -> CompletionKind {
    CompletionScript.isWanted ? .list(names()) : .default
  }
}
