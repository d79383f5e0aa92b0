/// A value for a placeholder of a message.
public enum MessageArgument: Hashable, Sendable {
  /// Text that is inserted unchanged, for `%@`.
  case text(String)

  /// A whole number, for specifiers such as `%lld`; it also selects a plural category.
  case integer(Int64)

  /// A floating-point number, for specifiers such as `%.1f`.
  case decimal(Double)

  /// Another message, resolved in the same language before it is inserted.
  case message(LocalizedMessage)

  /// Texts of equal rank, such as names, joined as the language writes lists, for `%@`.
  case list([String])
}

extension MessageArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// Creates text from a literal.
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  /// Creates a whole number from a literal.
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  /// Creates a floating-point number from a literal.
  public init(floatLiteral value: Double) {
    self = .decimal(value)
  }
}
