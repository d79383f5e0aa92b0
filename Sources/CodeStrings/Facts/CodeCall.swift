/// A call that has a literal among its arguments.
struct CodeCall: Hashable, Sendable {
  /// The label of a format in `String(format:)`.
  static let formatLabel = "format"

  /// The method of `String` whose first argument is a format.
  static let formatMethod = "localizedStringWithFormat"

  /// What is called.
  enum Kind: Hashable, Sendable {
    case function, macro, attribute, `subscript`
  }

  var kind: Kind
  var callee: CodeExpression
  var arguments: [CodeArgument]

  /// Where the result of the call goes, which decides what `.init` is.
  var context: LiteralContext

  /// The number of arguments that are given to the format that this call makes; nil if it makes
  /// none, or if they are in an array.
  var formatArgumentCount: Int? {
    guard case .argument(let outer, let index) = context, outer.arguments.indices.contains(index),
      outer.callee.baseName == Self.formatMethod && index == 0
        || ["String", "NSString", "init"].contains(outer.callee.baseName)
          && outer.arguments[index].label == Self.formatLabel
    else { return nil }
    let rest = outer.arguments[(index + 1)...].filter { $0.label != "locale" }
    return rest.allSatisfy { $0.label == nil && !$0.isTrailing } ? rest.count : nil
  }

  /// Returns the value of the argument with a label.
  func argument(_ label: String) -> CodeExpression? {
    arguments.first { $0.label == label }?.value
  }
}
