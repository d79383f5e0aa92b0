import CatalogRules
import Escaping
public import StringCatalogs

/// All rules as JSON, for programs.
public struct RuleList: Sendable {
  private let localizer: Localizer
  private let documentation: RuleDocumentation?

  /// Creates the list in the language of a localizer.
  public init(localizer: Localizer, documentation: RuleDocumentation? = nil) {
    self.localizer = localizer
    self.documentation = documentation
  }

  /// Returns an array with an object for each rule, sorted by name, on several lines.
  ///
  /// `fix` is `none`, `safe` or `unsafe`; `url` is there if the pages of the rules are on the web.
  public func text() -> String {
    let rules = RuleRegistry.descriptions.sorted { $0.id < $1.id }
    return JSONOutput.array(
      rules.map { rule in
        .members([
          "rule": .text(rule.id.rawValue),
          "severity": .text(rule.severity.rawValue),
          "preset": .text(rule.preset.rawValue),
          "fix": .text(rule.fixability.rawValue),
          "summary": .text(localizer.words("rule.\(rule.id).summary")),
          "rationale": .text(localizer.words("rule.\(rule.id).rationale")),
          "url": documentation?.webAddress(of: rule.id).map(JSONOutput.text),
        ])
      }
    ).prettyText()
  }
}
