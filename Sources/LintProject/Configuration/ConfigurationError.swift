public import CatalogRules
public import StringCatalogs

/// The reason why a configuration is invalid, and the position of the error.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The error.
  public let reason: Reason

  /// The position of the error.
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

    /// A country's code, or another name that can't be that of a language.
    case unknownLanguage(LanguageTag)

    /// A path that is not inside of the folder of the file.
    case outsidePath(String)

    /// A setting that must not be left out, and the name of the object that needs it.
    case missingName(String, in: String)

    /// A pattern whose name can't be part of a rule's name.
    case patternName(String)

    /// More patterns than each text can be searched for, and how many those are.
    case tooManyPatterns(Int)

    /// A text that is not a regular expression.
    case regularExpression(RegularExpressionError)

    /// An example that its pattern should find.
    case exampleNotFound(String)

    /// An example that its pattern should not find, and what it finds there.
    case exampleFound(String, String)
  }

  /// The expected kind of a value.
  public enum Expectation: String, Hashable, Sendable, CaseIterable {
    case boolean
    case text
    case texts
    case percentage
    case count
    case object
    case objects
    case level
    case severity
    case preset
  }
}

extension ConfigurationError: LocalizedByValue {
  /// The sentence that describes the error, without the position.
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
    case .unknownLanguage(let language): language.mistakeMessage
    case .outsidePath(let path):
      LocalizedMessage("lint.configuration.outsidePath", .text(path))
    case .missingName(let name, let owner):
      LocalizedMessage("lint.configuration.missingName", .text(owner), .text(name))
    case .patternName(let name):
      LocalizedMessage("lint.configuration.patternName", .text(name))
    case .tooManyPatterns(let maximum):
      LocalizedMessage("lint.configuration.tooManyPatterns", .integer(Int64(maximum)))
    case .regularExpression(let error): error.localizedMessage
    case .exampleNotFound(let text):
      LocalizedMessage("lint.configuration.exampleNotFound", .text(text))
    case .exampleFound(let text, let match):
      LocalizedMessage("lint.configuration.exampleFound", .text(text), .text(match))
    case .unexpectedValue(let name, let expectation):
      LocalizedMessage("lint.configuration.expected.\(expectation.rawValue)", .text(name))
    }
  }
}
