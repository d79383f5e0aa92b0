import CatalogRules
public import StringCatalogs

/// The reason why a configuration can't be used, and the place that shows it.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// Where it is wrong.
  public let position: CatalogPosition

  /// What can be wrong with a configuration.
  public enum Reason: Hashable, Sendable {
    /// The file is not JSON; comments and trailing commas are allowed.
    case notJSON(CatalogError)

    /// A name that no configuration has, and perhaps the one that was meant.
    case unknownName(String, similar: String?)

    /// A rule or family of rules that there is not, and perhaps the one that was meant.
    case unknownRule(String, similar: String?)

    /// A value that is of another kind than its name wants.
    case unexpectedValue(name: String, Expectation)
  }

  /// What a value should have been.
  public enum Expectation: String, Hashable, Sendable, CaseIterable {
    case text
    case texts
    case percentage
    case count
    case object
    case objects
    case level
    case preset
  }
}

extension ConfigurationError: LocalizedByValue {
  /// The sentence that says what is wrong, without the place.
  public var localizedMessage: LocalizedMessage {
    switch reason {
    case .notJSON(let error) where error.reason == .empty:
      LocalizedMessage("lint.configuration.empty")
    case .notJSON(let error): error.localizedMessage
    case .unknownName(let name, let similar?):
      LocalizedMessage("lint.configuration.unknownNameSuggestion", .text(name), .text(similar))
    case .unknownName(let name, nil):
      LocalizedMessage("lint.configuration.unknownName", .text(name))
    case .unknownRule(let name, let similar?):
      LocalizedMessage("lint.error.unknownRuleSuggestion", .text(name), .text(similar))
    case .unknownRule(let name, nil): LocalizedMessage("lint.error.unknownRule", .text(name))
    case .unexpectedValue(let name, let expectation):
      LocalizedMessage("lint.configuration.expected.\(expectation.rawValue)", .text(name))
    }
  }
}
