public import CatalogRules
import StringCatalogs

extension CatalogLinter {
  /// Returns whether the linter would find what a line of a baseline says, if it were there.
  ///
  /// It would not where the rule is off for the key, or for all of the languages. Of a rule that
  /// there is no more the line is of no use, so it counts as looked for. `path` is that of the
  /// file.
  public func canFind(_ entry: BaselineEntry, path: String) -> Bool {
    guard let rule = RuleRegistry.description(of: entry.rule) else { return true }
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
