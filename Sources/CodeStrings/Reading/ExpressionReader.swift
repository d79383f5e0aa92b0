import SwiftSyntax

/// Reads expressions as far as types and keys follow from them.
struct ExpressionReader {
  /// The depth at which an expression is no longer worth reading.
  private static let maximumDepth = 8

  /// The number of arguments that are read of a call.
  private static let maximumArgumentCount = 128

  /// Returns an expression; identifiers that a function or closure declares become what they are.
  static func expression(_ node: ExprSyntax, depth: Int = 0) -> CodeExpression {
    guard depth < maximumDepth else { return .other }
    let next = depth + 1
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      return .string(LiteralReader.pieces(of: literal, depth: next))
    case .integerLiteralExpr: return .integer
    case .floatLiteralExpr: return .float
    case .booleanLiteralExpr: return .boolean
    case .declReferenceExpr(let reference):
      let name = reference.baseName.identifierText
      return ScopeReader.meaning(of: name, at: Syntax(node), depth: next) ?? .name(name)
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.identifierText
      guard let base = access.base else { return .member(nil, name) }
      if name == "self" { return expression(base, depth: next) }
      return .member(expression(base, depth: next), name)
    case .functionCallExpr(let call): return self.call(call, depth: next)
    case .subscriptCallExpr(let access):
      return .element(expression(access.calledExpression, depth: next))
    case .optionalChainingExpr(let chain):
      return .chained(expression(chain.expression, depth: next))
    case .forceUnwrapExpr(let unwrapping):
      return .unwrapped(expression(unwrapping.expression, depth: next))
    case .tryExpr(let attempt): return expression(attempt.expression, depth: next)
    case .awaitExpr(let waiting): return expression(waiting.expression, depth: next)
    case .genericSpecializationExpr(let special):
      return expression(special.expression, depth: next)
    case .prefixOperatorExpr(let operation): return expression(operation.expression, depth: next)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return .other }
      // Parentheses around an operation cost no depth, but those around others do.
      let isNested = only.expression.is(TupleExprSyntax.self)
      return expression(only.expression, depth: isNested ? next : depth)
    case .arrayExpr(let array):
      return .array(array.elements.first.map { expression($0.expression, depth: next) })
    case .closureExpr: return .closure
    case .keyPathExpr(let path): return .keyPath(path.components.last?.lastName ?? "")
    case .sequenceExpr(let sequence): return self.sequence(sequence, depth: next)
    case .typeExpr(let type): return .typed(type.type.typeText)
    default: return .other
    }
  }

  /// Returns what is called: a local function by its name, since its parameters say what the
  /// arguments are.
  static func callee(_ node: ExprSyntax) -> CodeExpression {
    let callee = expression(node)
    guard case .typed(let type) = callee, type.hasPrefix(ScopeReader.localFunction),
      let reference = node.as(DeclReferenceExprSyntax.self)
    else { return callee }
    return .name(reference.baseName.identifierText)
  }

  private static func call(_ call: FunctionCallExprSyntax, depth: Int) -> CodeExpression {
    let callee = expression(call.calledExpression, depth: depth)
    var arguments = arguments(of: call, depth: depth)
    let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    if callee.baseName == "reduce", let closure, closure.statements.count == 1,
      case .expr(let result)? = closure.statements.first?.item
    {
      // The type of a sum is that of what the closure returns.
      arguments[arguments.count - 1].value = expression(result, depth: depth)
    }
    return .call(callee, arguments)
  }

  /// Returns the arguments of a call, with trailing closures.
  static func arguments(of call: FunctionCallExprSyntax, depth: Int) -> [CodeArgument] {
    var arguments = list(call.arguments, depth: depth)
    if call.trailingClosure != nil {
      arguments.append(CodeArgument(label: nil, value: .closure, isTrailing: true))
    }
    for closure in call.additionalTrailingClosures {
      arguments.append(
        CodeArgument(
          label: closure.label.identifierText, value: .closure, isTrailing: true))
    }
    return arguments
  }

  /// Returns the arguments in a list.
  static func list(_ arguments: LabeledExprListSyntax, depth: Int) -> [CodeArgument] {
    arguments.prefix(maximumArgumentCount).map {
      CodeArgument(
        label: $0.label?.identifierText, value: expression($0.expression, depth: depth))
    }
  }

  /// Returns a sequence of operands and operators, of which only the loosest operators matter.
  private static func sequence(_ node: SequenceExprSyntax, depth: Int) -> CodeExpression {
    guard node.elements.count <= ContextReader.maximumOperandCount else { return .other }
    if let literals = LiteralReader.literals(of: node) {
      return .string(LiteralReader.pieces(ofSum: literals))
    }
    return operation(Array(node.elements)[...], depth: depth)
  }

  /// Returns what an expression between operators is.
  static func operation(_ elements: ArraySlice<ExprSyntax>, depth: Int) -> CodeExpression {
    guard depth < maximumDepth, let first = elements.first else { return .other }
    if elements.count == 1 { return expression(first, depth: depth) }
    let ternary = elements.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
    if let ternary, let choice = elements[ternary].as(UnresolvedTernaryExprSyntax.self) {
      return .either(
        expression(choice.thenExpression, depth: depth + 1),
        operation(elements[(ternary + 1)...], depth: depth + 1))
    }
    if let cast = elements.lastIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let type = elements[(cast + 1)...].first?.as(TypeExprSyntax.self)
    {
      return .typed(type.type.typeText)
    }
    for operators in [["==", "!=", "<", ">", "<=", ">=", "&&", "||", "~=", "===", "!=="], ["??"]] {
      if let position = elements.firstIndex(where: { operators.contains(operatorName($0) ?? "") }) {
        return split(elements, at: position, depth: depth)
      }
    }
    if elements.contains(where: { $0.is(UnresolvedIsExprSyntax.self) }) { return .boolean }
    guard
      let position = elements.lastIndex(where: { ["+", "-"].contains(operatorName($0) ?? "") })
        ?? elements.lastIndex(where: { operatorName($0) != nil })
    else { return .other }
    return split(elements, at: position, depth: depth)
  }

  private static func split(
    _ elements: ArraySlice<ExprSyntax>, at position: Int, depth: Int
  ) -> CodeExpression {
    .operation(
      operatorName(elements[position]) ?? "",
      operand(elements[..<position], depth: depth),
      operand(elements[(position + 1)...], depth: depth))
  }

  private static func operand(
    _ elements: ArraySlice<ExprSyntax>, depth: Int
  ) -> CodeExpression {
    operation(elements, depth: elements.count == 1 ? depth : depth + 1)
  }

  /// Returns the text of a binary operator.
  static func operatorName(_ node: ExprSyntax) -> String? {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text
  }
}

extension KeyPathComponentSyntax {
  /// The name of the property; nil for another component.
  fileprivate var lastName: String? {
    component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.identifierText
  }
}

extension TypeSyntaxProtocol {
  /// The source of the type; empty for one that nobody writes.
  var typeText: String { totalLength.utf8Length <= 1_000 ? sourceText : "" }
}

extension SyntaxProtocol {
  /// The source without white space and comments around it.
  ///
  /// `trimmedDescription` of swift-syntax copies the tree, and was a quarter of the time.
  var sourceText: String {
    let bytes = syntaxTextBytes
    let end = bytes.count - trailingTriviaLength.utf8Length
    return String(decoding: bytes[leadingTriviaLength.utf8Length..<end], as: UTF8.self)
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var identifierText: String {
    let text = self.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
