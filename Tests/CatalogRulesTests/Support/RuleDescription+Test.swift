public import CatalogRules
public import Testing

extension RuleDescription: CustomTestStringConvertible {
  /// The name of the rule, so that a test's log shows that instead of all examples.
  public var testDescription: String { id.rawValue }
}
