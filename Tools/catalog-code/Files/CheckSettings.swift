import CatalogRules
import CatalogToolSupport
import CodeChecks
import FilePaths
import LintProject
import StringCatalogs
import ToolSupport

/// The settings of the files that are checked.
struct CheckSettings {
  /// The rules that reports describe.
  static let ruleDescriptions =
    CodeRules.descriptions + RuleRegistry.descriptions.filter { $0.id.rawValue.hasPrefix("lint-") }

  private let rules: RuleChoiceOptions
  private let run: RunPath
  private var finder: ConfigurationFinder

  /// Throws a ``LintError`` for an unknown rule.
  init(rules: RuleChoiceOptions, options: ConfigurationOptions, run: RunPath) throws {
    self.rules = rules
    self.run = run
    var unused = LintConfiguration()
    try rules.apply(to: &unused)
    finder = ConfigurationFinder(run: run, isIsolated: options.isolated)
    if let path = options.config { try finder.load(path) }
  }

  /// Returns the settings of a file.
  mutating func settings(of path: String) throws -> CodeReport.Settings {
    var found = try finder.configuration(ofFile: run.absolute(path))
    try rules.apply(to: &found.configuration.linting)
    return CodeReport.Settings(
      configuration: found.configuration, path: found.path(of: run.absolute(path)))
  }

  /// Returns what the baseline of a file needs to know.
  mutating func baselineTask(
    ofFile path: String, isCode: Bool, _ options: BaselineOptions
  ) throws -> BaselineTask {
    let found = try finder.configuration(ofFile: run.absolute(path))
    let settings = try settings(of: path)
    let baseline = options.path(for: found, run: run)
    let selection = RuleSelection(settings.configuration.linting, path: settings.path)
    return BaselineTask(baseline: baseline) { entry in
      let rules = isCode ? Self.ruleDescriptions : CodeRules.descriptions
      guard let rule = rules.first(where: { $0.id == entry.rule }) else { return false }
      let language = entry.language.isEmpty ? nil : LanguageTag(rawValue: entry.language)
      return selection.choice(rule, key: entry.key, language: language) != nil
    }
  }
}
