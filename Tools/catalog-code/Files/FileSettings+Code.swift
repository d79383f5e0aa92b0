import CatalogRules
import CatalogToolSupport
import CodeChecks
import LintProject
import StringCatalogs

extension FileSettings {
  /// The rules that reports about code describe.
  static let codeRules =
    CodeRules.descriptions + RuleRegistry.descriptions.filter { $0.id.rawValue.hasPrefix("lint-") }

  /// Returns what the baseline of the file needs to know of the check of its code or its catalog.
  func baselineTask(isCode: Bool) -> BaselineTask {
    let selection = RuleSelection(configuration.linting, path: path)
    return BaselineTask(baseline: baseline) { entry in
      let rules = isCode ? Self.codeRules : CodeRules.descriptions
      guard let rule = rules.first(where: { $0.id == entry.rule }) else { return false }
      let language = entry.language.isEmpty ? nil : LanguageTag(rawValue: entry.language)
      return selection.choice(rule, key: entry.key, language: language) != nil
    }
  }
}
