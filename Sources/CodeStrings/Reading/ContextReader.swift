import SwiftSyntax

/// Finds where the value of an expression goes.
struct ContextReader {
  /// The depth at which a context is no longer worth reading.
  private static let maximumDepth = 24

  /// The number of operands in a sequence above which the sequence is no longer worth reading.
  static let maximumOperandCount = 512

  /// The number of arguments above which a call is no longer worth reading.
  private static let maximumArgumentCount = 128

  /// Returns where the value of an expression goes.
  static func context(of node: Syntax, depth: Int = 0) -> LiteralContext {
    guard depth < maximumDepth, let parent = node.parent else { return .none }
    let next = depth + 1
    switch parent.as(SyntaxEnum.self) {
    case .labeledExpr(let argument): return self.argument(argument, depth: next)
    case .memberAccessExpr(let access): return receiver(access)
    case .initializerClause(let clause): return initialValue(clause)
    case .returnStmt: return result(of: parent, depth: next)
    case .codeBlockItem(let item): return blockResult(item, depth: next)
    case .arrayElement(let element):
      guard let array = parent.parent?.parent else { return .none }
      return .element(context(of: array, depth: next), location: location(of: element, in: array))
    case .dictionaryElement(let element):
      guard Syntax(element.value).id == node.id, let dictionary = parent.parent?.parent else {
        return .none
      }
      return .dictionaryValue(context(of: dictionary, depth: next))
    case .exprList(let list):
      guard let sequence = parent.parent?.as(SequenceExprSyntax.self),
        list.count <= maximumOperandCount
      else { return .none }
      return operand(node, in: Array(list), of: sequence, depth: next)
    case .unresolvedTernaryExpr: return branch(parent, depth: next)
    case .prefixOperatorExpr(let operation): return operand(of: operation)
    case .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr, .expressionStmt,
      .unsafeExpr:
      return context(of: parent, depth: next)
    default: return .none
    }
  }

  /// Returns the position of a phrase among those of its App Shortcut; nil in other arrays, which
  /// may be large.
  private static func location(of element: ArrayElementSyntax, in array: Syntax) -> ElementLocation?
  {
    guard array.parent?.as(LabeledExprSyntax.self)?.label?.text == "phrases",
      let list = element.parent?.as(ArrayElementListSyntax.self),
      list.count <= maximumArgumentCount
    else { return nil }
    return list.enumerated().first { $0.element.id == element.id }.map {
      ElementLocation(index: $0.offset, count: list.count)
    }
  }

  private static func argument(_ argument: LabeledExprSyntax, depth: Int) -> LiteralContext {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self), let holder = list.parent,
      list.count <= maximumArgumentCount
    else { return .none }
    var index = 0
    for element in list {
      if element.id == argument.id { break }
      index += 1
    }
    if let tuple = holder.as(TupleExprSyntax.self) {
      let outer = context(of: holder, depth: depth)
      return tuple.elements.count == 1 ? outer : .tupleElement(outer, index)
    }
    return call(holder, depth: depth).map { .argument($0, index) } ?? .none
  }

  /// Returns a call, a macro, or an attribute with arguments.
  static func call(_ node: Syntax, depth: Int) -> CodeCall? {
    guard argumentCount(of: node) <= maximumArgumentCount else { return nil }
    switch node.as(SyntaxEnum.self) {
    case .functionCallExpr(let call):
      return CodeCall(
        kind: .function, callee: ExpressionReader.callee(call.calledExpression),
        arguments: ExpressionReader.arguments(of: call, depth: 4),
        context: needsContext(call) ? context(of: node, depth: depth) : .none)
    case .subscriptCallExpr(let access):
      return CodeCall(
        kind: .subscript, callee: ExpressionReader.expression(access.calledExpression),
        arguments: ExpressionReader.list(access.arguments, depth: 4), context: .none)
    case .macroExpansionExpr(let macro):
      return CodeCall(
        kind: .macro, callee: .name(macro.macroName.text),
        arguments: ExpressionReader.list(macro.arguments, depth: 4), context: .none)
    case .macroExpansionDecl(let macro):
      return CodeCall(
        kind: .macro, callee: .name(macro.macroName.text),
        arguments: ExpressionReader.list(macro.arguments, depth: 4), context: .none)
    case .attribute(let attribute):
      guard case .argumentList(let arguments) = attribute.arguments else { return nil }
      return CodeCall(
        kind: .attribute, callee: .name(attribute.attributeName.typeText),
        arguments: ExpressionReader.list(arguments, depth: 4), context: .none)
    default: return nil
    }
  }

  private static func argumentCount(of node: Syntax) -> Int {
    switch node.as(SyntaxEnum.self) {
    case .functionCallExpr(let call): call.arguments.count
    case .subscriptCallExpr(let access): access.arguments.count
    case .macroExpansionExpr(let macro): macro.arguments.count
    case .macroExpansionDecl(let macro): macro.arguments.count
    default: 0
    }
  }

  /// Only `.name(…)` depends on the expected type, and formats have arguments.
  private static func needsContext(_ call: FunctionCallExprSyntax) -> Bool {
    if isFormat(call) { return true }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return access.base == nil
  }

  /// Returns whether a call makes the format of `String(format:)` and its like.
  private static func isFormat(_ call: FunctionCallExprSyntax) -> Bool {
    guard let argument = call.parent?.as(LabeledExprSyntax.self),
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let name = outer.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return argument.label?.text == CodeCall.formatLabel || name == CodeCall.formatMethod
  }

  private static func receiver(_ access: MemberAccessExprSyntax) -> LiteralContext {
    let name = access.declName.baseName.identifierText
    if let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(access).id
    {
      return .receiver(name, self.call(Syntax(call), depth: maximumDepth))
    }
    return .receiver(name, nil)
  }

  private static func initialValue(_ clause: InitializerClauseSyntax) -> LiteralContext {
    switch clause.parent?.as(SyntaxEnum.self) {
    case .patternBinding(let binding)?: return value(of: binding)
    case .enumCaseElement?: return .rawValue
    case .functionParameter(let parameter)?: return .typed(parameter.type.typeText)
    case .enumCaseParameter(let parameter)?: return .typed(parameter.type.typeText)
    default: return .none
    }
  }

  /// Returns where the value of a variable goes: to a property, or to a type.
  private static func value(of binding: PatternBindingSyntax) -> LiteralContext {
    let type = binding.typeAnnotation?.type.typeText
    let declaration = binding.parent?.parent?.parent
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      declaration?.is(MemberBlockItemSyntax.self) == true
        || declaration?.parent?.parent?.is(SourceFileSyntax.self) == true
    else {
      return .local(binding.positionAfterSkippingLeadingTrivia.utf8Offset, type: type)
    }
    return .property(name, type: type)
  }

  /// Returns where the operand of a prefix operator goes: to the parameter of its function.
  private static func operand(of operation: PrefixOperatorExprSyntax) -> LiteralContext {
    let value = ExpressionReader.expression(operation.expression, depth: 4)
    return .argument(
      CodeCall(
        kind: .function, callee: .name(operation.operator.text),
        arguments: [CodeArgument(label: nil, value: value)], context: .none), 0)
  }

  /// Returns where the value of the last expression of a block goes.
  private static func blockResult(_ item: CodeBlockItemSyntax, depth: Int) -> LiteralContext {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.last?.id == item.id,
      let block = list.parent
    else { return .none }
    switch block.as(SyntaxEnum.self) {
    case .closureExpr, .accessorBlock, .accessorDecl: return result(of: Syntax(item), depth: depth)
    case .switchCase:
      guard let expression = block.parent?.parent else { return .none }
      return context(of: expression, depth: depth)
    case .codeBlock:
      guard let owner = block.parent else { return .none }
      if owner.is(IfExprSyntax.self) || owner.is(DoStmtSyntax.self) {
        return outermost(owner).map { context(of: $0, depth: depth) } ?? .none
      }
      return result(of: Syntax(item), depth: depth)
    case .ifConfigClause: return .none
    default: return .none
    }
  }

  /// Returns the whole of `if … else if … else`; nil if it has too many branches.
  private static func outermost(_ branch: Syntax) -> Syntax? {
    var outer = branch
    for _ in 0..<maximumOperandCount {
      guard let parent = outer.parent, parent.is(IfExprSyntax.self) else { return outer }
      outer = parent
    }
    return nil
  }

  /// Returns where the result of the enclosing function or closure goes.
  private static func result(of node: Syntax, depth: Int) -> LiteralContext {
    var child = node
    while let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        return function.signature.returnClause.map {
          .result(function.name.identifierText, type: $0.type.typeText)
        } ?? .none
      case .subscriptDecl(let function):
        return .typed(function.returnClause.type.typeText)
      case .patternBinding(let binding) where child.is(AccessorBlockSyntax.self):
        return value(of: binding)
      case .closureExpr(let closure):
        if let type = closure.signature?.returnClause?.type {
          return .typed(type.typeText)
        }
        return closureResult(closure, depth: depth)
      case .memberBlock, .initializerDecl, .sourceFile: return .none
      default: child = parent
      }
    }
    return .none
  }

  private static func closureResult(_ closure: ClosureExprSyntax, depth: Int) -> LiteralContext {
    guard depth < maximumDepth, let parent = closure.parent else { return .none }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.id == ExprSyntax(closure).id {
        return context(of: parent, depth: depth + 1)
      }
      guard let read = self.call(parent, depth: depth + 1) else { return .none }
      return .closureResult(.argument(read, call.arguments.count))
    }
    if let element = parent.as(MultipleTrailingClosureElementSyntax.self),
      let node = parent.parent?.parent, let call = node.as(FunctionCallExprSyntax.self),
      let read = self.call(node, depth: depth + 1),
      let position = call.additionalTrailingClosures.enumerated().first(where: {
        $0.element.id == element.id
      })
    {
      return .closureResult(.argument(read, call.arguments.count + 1 + position.offset))
    }
    return .closureResult(context(of: Syntax(closure), depth: depth + 1))
  }

  /// Returns where the value of a middle operand of `? :` goes.
  private static func branch(_ ternary: Syntax, depth: Int) -> LiteralContext {
    guard let list = ternary.parent?.as(ExprListSyntax.self),
      let sequence = list.parent?.as(SequenceExprSyntax.self), list.count <= maximumOperandCount
    else { return .none }
    let elements = Array(list)
    guard let position = elements.firstIndex(where: { Syntax($0).id == ternary.id }) else {
      return .none
    }
    let other = ExpressionReader.operation(elements[(position + 1)...], depth: 4)
    return .branch(target(of: sequence, elements, depth: depth), others: [other])
  }

  /// Returns where the value of an operand goes.
  private static func operand(
    _ node: Syntax, in elements: [ExprSyntax], of sequence: SequenceExprSyntax, depth: Int
  ) -> LiteralContext {
    guard let position = elements.firstIndex(where: { Syntax($0).id == node.id }) else {
      return .none
    }
    if elements.indices.contains(position + 2),
      elements[position + 1].is(UnresolvedAsExprSyntax.self),
      let type = elements[position + 2].as(TypeExprSyntax.self)
    {
      return .typed(type.type.typeText)
    }
    let isBound = { (element: ExprSyntax) in
      element.is(UnresolvedTernaryExprSyntax.self) || element.is(AssignmentExprSyntax.self)
    }
    // A condition has no result.
    if elements[(position + 1)...].contains(where: isBound) { return .none }
    let start = elements[..<position].lastIndex(where: isBound).map { $0 + 1 } ?? 0
    var outer = target(of: sequence, elements, depth: depth)
    let choices = elements[..<start].compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }
    if !choices.isEmpty {
      outer = .branch(
        outer,
        others: choices.map { ExpressionReader.expression($0.thenExpression, depth: 4) })
    }
    let operands = elements[start...]
    guard operands.count > 1 else { return outer }
    let names = operands.compactMap(ExpressionReader.operatorName)
    if !names.isEmpty, names.allSatisfy({ $0 == "??" }) {
      return .branch(
        outer,
        others: operands.filter {
          Syntax($0).id != node.id && !$0.is(BinaryOperatorExprSyntax.self)
        }
        .map { .unwrapped(ExpressionReader.expression($0, depth: 4)) })
    }
    guard names.allSatisfy({ $0 == "+" }) else { return .none }
    let isWhole = operands.allSatisfy {
      $0.is(StringLiteralExprSyntax.self) || $0.is(BinaryOperatorExprSyntax.self)
    }
    return .sum(outer, isWhole: isWhole)
  }

  /// Returns where the value of a sequence goes: to what is left of its equals sign, if any.
  private static func target(
    of sequence: SequenceExprSyntax, _ elements: [ExprSyntax], depth: Int
  ) -> LiteralContext {
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
      return .assigned(ExpressionReader.expression(elements[0], depth: 2))
    }
    return context(of: Syntax(sequence), depth: depth)
  }
}
