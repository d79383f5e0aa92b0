import ArgumentParser
package import CatalogRules

/// The value of `--severity`: a rule or family, an equals sign, and a severity.
package struct SeverityChoice: ExpressibleByArgument {
  package let setting: RuleSetting

  package init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let level = RuleLevel(name: String(parts[1])) else { return nil }
    setting = RuleSetting(RuleSelector(rawValue: String(parts[0])), level)
  }
}
