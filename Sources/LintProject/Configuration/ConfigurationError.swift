import CatalogRules
public import StringCatalogs

/// The reason why a configuration is invalid, and the place of the error.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The error.
  public let reason: Reason

  /// The place of the error.
  public let position: CatalogPosition

  /// The errors in a configuration.
  public enum Reason: Hashable, Sendable {
    /// The file is not JSON; comments and trailing commas are allowed.
    case notJSON(CatalogError)

    /// An unknown name, and perhaps the intended one.
    case unknownName(String, similar: String?)

    /// An unknown rule or family of rules, and perhaps the intended one.
    case unknownRule(String, similar: String?)

    /// A value of the wrong kind.
    case unexpectedValue(name: String, Expectation)
  }

  /// The expected kind of a value.
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
  /// The sentence that describes the error, without the place.
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
