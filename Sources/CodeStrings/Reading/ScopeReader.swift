import ASCII
import SwiftSyntax

/// Finds what an identifier means inside functions and closures.
struct ScopeReader {
  /// The beginning of the type of a function inside of another one.
  static let localFunction = "() -> "

  /// The number of nodes above an identifier after which the search ends.
  private static let maximumHeight = 400

  /// The number of statements that are searched in a block.
  private static let maximumStatementCount = 200

  /// The methods whose closures get the elements of a sequence.
  private static let iterations: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "first", "contains", "allSatisfy",
    "firstIndex", "min", "max", "sorted", "reduce", "sum", "count", "last", "removeAll", "prefix",
    "drop", "partition",
  ]

  /// Those of them whose closures get two elements, or an element and a result.
  private static let pairs: Set<String> = ["min", "max", "sorted", "reduce"]

  /// The views whose closures get the elements of their first argument.
  private static let lists: Set<String> = ["ForEach", "List", "Table", "Picker", "Chart"]

  /// Returns the meaning of an identifier; nil if it is a member of a type, a global, or a type.
  static func meaning(of name: String, at node: Syntax, depth: Int) -> CodeExpression? {
    guard depth < 8, name != "self", !TypeName.isName(name) || isConstant(name) else { return nil }
    var child = node
    for _ in 0..<maximumHeight {
      guard let parent = child.parent else { return nil }
      if let found = declaration(of: name, in: parent, above: child, depth: depth) { return found }
      if parent.is(MemberBlockSyntax.self) { return nil }
      child = parent
    }
    return nil
  }

  /// Returns whether a name is written as constants are in other languages, such as `MAX_COUNT`.
  private static func isConstant(_ name: String) -> Bool {
    !name.utf8.contains(where: \.isASCIILowercase)
  }

  private static func declaration(
    of name: String, in parent: Syntax, above child: Syntax, depth: Int
  ) -> CodeExpression? {
    switch parent.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items): statement(name, in: items, before: child, depth)
    case .closureExpr(let closure): parameter(name, of: closure, depth)
    case .forStmt(let loop): pattern(name, of: loop, depth)
    case .ifExpr(let branch) where child.id == Syntax(branch.body).id:
      condition(name, in: branch.conditions, before: child, depth)
    case .whileStmt(let loop) where child.id == Syntax(loop.body).id:
      condition(name, in: loop.conditions, before: child, depth)
    case .conditionElementList(let list): condition(name, in: list, before: child, depth)
    case .switchCase(let branch): payload(name, in: branch, depth)
    case .catchClause: name == "error" ? .typed("Error") : nil
    case .functionDecl(let function):
      parameter(name, in: function.signature.parameterClause.parameters)
    case .initializerDecl(let function):
      parameter(name, in: function.signature.parameterClause.parameters)
    case .subscriptDecl(let function): parameter(name, in: function.parameterClause.parameters)
    default: nil
    }
  }

  private static func parameter(
    _ name: String, in parameters: FunctionParameterListSyntax
  ) -> CodeExpression? {
    parameters.first { ($0.secondName ?? $0.firstName).identifierText == name }
      .map { .typed($0.type.typeText + ($0.ellipsis == nil ? "" : "...")) }
  }

  private static func statement(
    _ name: String, in items: CodeBlockItemListSyntax, before child: Syntax, _ depth: Int
  ) -> CodeExpression? {
    // Top-level code is known to all files.
    if items.parent?.is(SourceFileSyntax.self) == true { return nil }
    var found: CodeExpression?
    for item in items.prefix(maximumStatementCount) {
      if item.id == child.id { break }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        found = binding(name, in: variable, depth) ?? found
      } else if let guarding = item.item.as(GuardStmtSyntax.self) {
        found = condition(name, in: guarding.conditions, before: nil, depth) ?? found
      } else if let function = item.item.as(FunctionDeclSyntax.self),
        function.name.identifierText == name
      {
        found = .typed(
          localFunction + (function.signature.returnClause?.type.typeText ?? "Void"))
      }
    }
    return found
  }

  private static func binding(
    _ name: String, in variable: VariableDeclSyntax, _ depth: Int
  ) -> CodeExpression? {
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        pattern.identifier.identifierText == name
      else {
        if let tuple = binding.pattern.as(TuplePatternSyntax.self),
          names(in: binding.pattern).contains(name)
        {
          return part(name, of: tuple, in: binding, depth)
        }
        continue
      }
      let annotation = variable.bindings.last?.typeAnnotation ?? binding.typeAnnotation
      if let annotation { return .typed(annotation.type.typeText) }
      return binding.initializer.map {
        ExpressionReader.expression($0.value, depth: depth + 1)
      } ?? .other
    }
    return nil
  }

  /// Returns what a declaration such as `let (width, height) = size` takes from a tuple.
  private static func part(
    _ name: String, of tuple: TuplePatternSyntax, in binding: PatternBindingSyntax, _ depth: Int
  ) -> CodeExpression {
    let index = tuple.elements.enumerated().first {
      $1.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
    }?.offset
    guard let index else { return .other }
    if let annotation = binding.typeAnnotation {
      return .member(.typed(annotation.type.typeText), "\(index)")
    }
    return binding.initializer.map {
      .member(ExpressionReader.expression($0.value, depth: depth + 1), "\(index)")
    } ?? .other
  }

  private static func condition(
    _ name: String, in list: ConditionElementListSyntax, before child: Syntax?, _ depth: Int
  ) -> CodeExpression? {
    for element in list {
      if element.id == child?.id { break }
      switch element.condition {
      case .optionalBinding(let binding):
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
          pattern.identifier.identifierText == name
        else { continue }
        if let annotation = binding.typeAnnotation {
          return .typed(annotation.type.typeText)
        }
        guard let value = binding.initializer?.value else {
          return .unwrapped(
            meaning(of: name, at: Syntax(list).parent ?? Syntax(list), depth: depth + 1)
              ?? .name(name))
        }
        return .unwrapped(ExpressionReader.expression(value, depth: depth + 1))
      case .matchingPattern(let matching):
        let subject = matching.initializer.value
        if let found = payload(name, in: matching.pattern, of: subject, depth) { return found }
      default: continue
      }
    }
    return nil
  }

  private static func payload(
    _ name: String, in branch: SwitchCaseSyntax, _ depth: Int
  ) -> CodeExpression? {
    guard let label = branch.label.as(SwitchCaseLabelSyntax.self) else { return nil }
    let subject = branch.parent?.parent?.as(SwitchExprSyntax.self)?.subject
    for item in label.caseItems {
      if let found = payload(name, in: item.pattern, of: subject, depth) { return found }
    }
    return nil
  }

  /// Returns what a pattern such as `.loaded(let items)` takes from a case.
  private static func payload(
    _ name: String, in pattern: PatternSyntax, of subject: ExprSyntax?, _ depth: Int
  ) -> CodeExpression? {
    var pattern = pattern
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return identifier.identifier.identifierText == name ? .other : nil
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression,
      let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    for (index, argument) in call.arguments.enumerated() {
      guard let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern else { continue }
      if names(in: pattern).contains(name) {
        return .payload(
          case: member.declName.baseName.identifierText, index: index,
          of: subject.map { ExpressionReader.expression($0, depth: depth + 1) })
      }
    }
    return nil
  }

  private static func names(in pattern: PatternSyntax) -> [String] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.identifierText]
    }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return names(in: binding.pattern)
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names(in: $0.pattern) }
    }
    return []
  }

  private static func pattern(
    _ name: String, of loop: ForStmtSyntax, _ depth: Int
  )
    -> CodeExpression?
  {
    let names = names(in: loop.pattern)
    guard let index = names.firstIndex(of: name) else { return nil }
    if let type = loop.typeAnnotation { return .typed(type.type.typeText) }
    let sequence = ExpressionReader.expression(loop.sequence, depth: depth + 1)
    return element(index, of: names.count, in: sequence)
  }

  /// Returns an element of a sequence, or its part at an index if the element is taken apart.
  private static func element(
    _ index: Int, of count: Int, in sequence: CodeExpression
  ) -> CodeExpression {
    count == 1 ? .element(sequence) : .member(.element(sequence), "\(index)")
  }

  private static func parameter(
    _ name: String, of closure: ClosureExprSyntax, _ depth: Int
  ) -> CodeExpression? {
    var index = 0
    var count = 1
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?:
      count = names.count
      guard let position = names.enumerated().first(where: { $1.name.identifierText == name })
      else {
        return nil
      }
      index = position.offset
    case .parameterClause(let clause)?:
      count = clause.parameters.count
      guard
        let position = clause.parameters.enumerated().first(where: {
          ($1.secondName ?? $1.firstName).identifierText == name
        })
      else { return nil }
      if let type = position.element.type { return .typed(type.typeText) }
      index = position.offset
    case nil:
      guard name.hasPrefix("$"), let number = Int(name.dropFirst()) else { return nil }
      index = number
      count = number + 1
    }
    return parameter(index, of: count, of: closure, depth)
  }

  /// Returns what a closure without types gets, as far as it follows from the call it is given to.
  private static func parameter(
    _ index: Int, of count: Int, of closure: ClosureExprSyntax, _ depth: Int
  ) -> CodeExpression {
    var holder = closure.parent
    if holder?.is(LabeledExprSyntax.self) == true { holder = holder?.parent?.parent }
    if holder?.is(MultipleTrailingClosureElementSyntax.self) == true {
      holder = holder?.parent?.parent
    }
    guard let call = holder?.as(FunctionCallExprSyntax.self) else { return .other }
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard lists.contains(callee.baseName.text), let first = call.arguments.first
      else { return .other }
      let sequence = ExpressionReader.expression(first.expression, depth: depth + 1)
      return element(index, of: count, in: sequence)
    }
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base
    else { return .other }
    let method = callee.declName.baseName.text
    if iterations.contains(method) {
      if method == "reduce", index == 0, let first = call.arguments.first {
        return ExpressionReader.expression(first.expression, depth: depth + 1)
      }
      let sequence = ExpressionReader.expression(base, depth: depth + 1)
      return element(index, of: pairs.contains(method) ? 1 : count, in: sequence)
    }
    if method == "onChange" || method == "sheet" || method == "alert",
      let first = call.arguments.first(where: {
        ["of", "item", "presenting"].contains($0.label?.text)
      })
    {
      return .unwrapped(ExpressionReader.expression(first.expression, depth: depth + 1))
    }
    return .other
  }
}
