public import StringCatalogs

/// The reason why a text is not a regular expression that the linter can use.
public struct RegularExpressionError: Error, Hashable, Sendable {
  /// The error.
  public let reason: Reason

  /// The part of the expression that is wrong, in UTF-8 bytes.
  public let range: Range<Int>

  /// The errors in an expression.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A group or set that is not closed, or a backslash at the end.
    case unfinished

    /// A `)` without a `(`.
    case unopened

    /// A quantifier without something to repeat, or with an invalid number.
    case quantifier

    /// An unknown escape.
    case escape

    /// An unknown property or script in `\p{…}`.
    case property

    /// A range or set that contains nothing, such as `[z-a]`.
    case set

    /// Syntax that other engines have but that can take endless time or is not implemented.
    case unsupported

    /// An expression that is too long or too deeply nested.
    case tooLarge
  }
}

extension RegularExpressionError: LocalizedByValue {
  /// The sentence that describes the error, without the position.
  public var localizedMessage: LocalizedMessage {
    LocalizedMessage("lint.regularExpression.\(reason.rawValue)")
  }
}
