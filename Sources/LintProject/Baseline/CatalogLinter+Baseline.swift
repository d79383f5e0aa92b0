public import CatalogRules
import StringCatalogs

extension CatalogLinter {
  /// Returns whether the linter would report the finding of a baseline entry, if it still existed.
  ///
  /// It would not if the rule is off for the key, or for all of the languages. An entry for a
  /// removed rule is useless, so it counts as reported, and one of `catalog-code` is not the
  /// linter's. `path` is that of the file.
  public func canFind(_ entry: BaselineEntry, path: String) -> Bool {
    guard let rule = configuration.rules.first(where: { $0.id == entry.rule }) else {
      return !CodeRules.descriptions.contains { $0.id == entry.rule }
    }
    let selection = RuleSelection(configuration, path: path)
    let key = entry.key.isEmpty ? nil : entry.key
    guard !entry.languages.isEmpty else {
      return selection.choice(rule, key: key, language: nil) != nil
    }
    return entry.languages.contains { language in
      selection.choice(rule, key: key, language: LanguageTag(rawValue: language)) != nil
    }
  }
}
