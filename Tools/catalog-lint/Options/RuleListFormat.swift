import ArgumentParser

/// The format of the list of rules.
enum RuleListFormat: String, CaseIterable, ExpressibleByArgument {
  /// A table for people.
  case text

  /// An array with an object for each rule.
  case json
}
