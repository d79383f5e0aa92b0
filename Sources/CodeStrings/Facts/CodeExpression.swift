/// An expression of source code, as far as its type and the keys in it follow from it.
indirect enum CodeExpression: Hashable, Sendable {
  case boolean
  case integer
  case float

  /// A string literal.
  case string([CodeLiteral.Piece])

  /// A key path such as `\.$title`, by the name of its last property.
  case keyPath(String)

  /// An identifier that no enclosing function or closure declares.
  case name(String)

  /// A member of an expression; without one, of the expected type.
  case member(CodeExpression?, String)

  /// A call of a function or an initializer.
  case call(CodeExpression, [CodeArgument])

  /// An element of a sequence, or a value of a dictionary.
  case element(CodeExpression)

  /// The value of an optional.
  case unwrapped(CodeExpression)

  /// The value of an optional in a chain, as in `person?.name`, which is optional as a whole.
  case chained(CodeExpression)

  /// A value of a type that is written in the source.
  case typed(String)

  /// A value that a pattern takes from the case of an enumeration, which an expression has.
  case payload(case: String, index: Int, of: CodeExpression?)

  /// Two operands and their operator.
  case operation(String, CodeExpression, CodeExpression)

  /// The results of a conditional expression.
  case either(CodeExpression, CodeExpression)

  case array(CodeExpression?)
  case closure
  case other

  /// The text of a string literal without interpolations.
  var text: String? {
    if case .string(let pieces) = self { CodeLiteral.text(of: pieces) } else { nil }
  }

  /// The identifier or the name of the member.
  var baseName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}

/// An argument of a call.
struct CodeArgument: Hashable, Sendable {
  /// The label; nil if the argument has none.
  var label: String?

  var value: CodeExpression

  /// Whether the argument follows the parentheses; then its label may be left out.
  var isTrailing = false
}
