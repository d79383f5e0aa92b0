/// A call that has a literal among its arguments.
struct CodeCall: Hashable, Sendable {
  /// What is called.
  enum Kind: Hashable, Sendable {
    case function, macro, attribute, `subscript`
  }

  var kind: Kind
  var callee: CodeExpression
  var arguments: [CodeArgument]

  /// Where the result of the call goes, which decides what `.init` is.
  var context: LiteralContext

  /// Returns the value of the argument with a label.
  func argument(_ label: String) -> CodeExpression? {
    arguments.first { $0.label == label }?.value
  }
}
