import SwiftSyntax

/// Finds what constants and functions of a manifest make, without running it.
///
/// Literals, constants, sums, conditions that are known, lists that are mapped, and functions of
/// the project are followed; everything else is unknown, and never guessed.
struct TuistEvaluator {
  /// The maximum number of expressions and of elements of lists, since functions can call each
  /// other and lists can double.
  private static let maximumStepCount = 200_000

  /// The maximum depth of calls and of expressions.
  private static let maximumDepth = 100

  /// The maximum length of a text in bytes.
  private static let longestText = 4_096

  private typealias Scope = [String: TuistValue]

  private let declarations: TuistDeclarations
  private var stepCount = 0
  private var depth = 0

  init(_ declarations: TuistDeclarations) {
    self.declarations = declarations
  }

  /// Returns the value of a constant of the manifest.
  mutating func value(ofConstant name: String) -> TuistValue {
    let found = (declarations.constants[name] ?? []).filter { $0.type == nil }
    return found.count == 1 ? value(of: found[0]) : .unknown
  }

  private mutating func value(of constant: TuistDeclarations.Constant) -> TuistValue {
    constant.value.map { value(of: $0, [:]) } ?? .text(constant.name)
  }

  // MARK: - Expressions

  private mutating func value(of expression: ExprSyntax, _ scope: Scope) -> TuistValue {
    stepCount += 1
    guard stepCount <= Self.maximumStepCount, depth < Self.maximumDepth else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    if let literal = expression.as(StringLiteralExprSyntax.self) { return text(literal, scope) }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .flag(literal.literal.text == "true")
    }
    if expression.is(NilLiteralExprSyntax.self) { return .nothing }
    if let list = expression.as(ArrayExprSyntax.self) {
      return .list(list.elements.map { value(of: $0.expression, scope) })
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.map { value(of: $0.expression, scope) } ?? .unknown
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return constant(reference.baseName.text, of: nil, scope)
    }
    if let access = expression.as(MemberAccessExprSyntax.self) { return member(access, scope) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return result(of: call, scope) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sum(Array(sequence.elements), scope)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!",
      case .flag(let flag) = value(of: prefix.expression, scope)
    {
      return .flag(!flag)
    }
    return .unknown
  }

  private mutating func text(_ literal: StringLiteralExprSyntax, _ scope: Scope) -> TuistValue {
    var whole = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let text): whole += text.content.text
      case .expressionSegment(let interpolation):
        guard let inner = interpolation.expressions.first?.expression,
          let text = value(of: inner, scope).text
        else { return .unknown }
        whole += text
      }
      guard whole.utf8.count <= Self.longestText else { return .unknown }
    }
    return .text(whole)
  }

  /// Returns the value of operands and operators in a row: a sum, `a ? b : c`, or `a ?? b`.
  private mutating func sum(_ parts: [ExprSyntax], _ scope: Scope) -> TuistValue {
    if parts.count == 1 { return value(of: parts[0], scope) }
    if parts.count == 3, let choice = parts[1].as(UnresolvedTernaryExprSyntax.self) {
      guard case .flag(let flag) = value(of: parts[0], scope) else { return .unknown }
      return value(of: flag ? choice.thenExpression : parts[2], scope)
    }
    let operators = Set(
      parts.indices.filter { $0 % 2 == 1 }.map { parts[$0].trimmedDescription })
    let values = parts.indices.filter { $0 % 2 == 0 }.map { value(of: parts[$0], scope) }
    switch operators {
    case ["??"]:
      for value in values {
        if case .nothing = value { continue }
        return value
      }
      return .nothing
    case ["+"]: return values.dropFirst().reduce(values[0]) { self.added($0, $1) }
    default: return .unknown
    }
  }

  private mutating func added(_ first: TuistValue, _ second: TuistValue) -> TuistValue {
    switch (first, second) {
    case (.text(let first), .text(let second)):
      return first.utf8.count + second.utf8.count <= Self.longestText
        ? .text(first + second) : .unknown
    // What is unknown of a list is an element of it, so that the others count.
    case (.list(let first), .list(let second)): return list(first + second)
    case (.list(let first), .unknown): return list(first + [.unknown])
    case (.unknown, .list(let second)): return list([.unknown] + second)
    default: return .unknown
    }
  }

  private mutating func list(_ values: [TuistValue]) -> TuistValue {
    stepCount += values.count
    return stepCount <= Self.maximumStepCount ? .list(values) : .unknown
  }

  /// Returns the value of a name: of a local one, or of a constant that no other one is named as.
  private mutating func constant(_ name: String, of type: String?, _ scope: Scope) -> TuistValue {
    if type == nil, let value = scope[name] { return value }
    let all = declarations.constants[name] ?? []
    let found = all.filter { $0.type == type }
    if found.count == 1 { return value(of: found[0]) }
    return found.isEmpty && type == nil && all.count == 1
      ? value(of: all[0]) : .unknown
  }

  private mutating func member(_ access: MemberAccessExprSyntax, _ scope: Scope) -> TuistValue {
    let name = access.declName.baseName.text
    guard let base = access.base else {
      // `.name` is a member of a type that the context tells.
      let found = declarations.constants[name]?.filter { $0.type != nil } ?? []
      return found.count == 1 ? value(of: found[0]) : .unknown
    }
    if let reference = base.as(DeclReferenceExprSyntax.self),
      scope[reference.baseName.text] == nil,
      declarations.constants[name]?.contains(where: { $0.type == reference.baseName.text }) == true
    {
      return constant(name, of: reference.baseName.text, scope)
    }
    let value = value(of: base, scope)
    switch (value, name) {
    case (.text, "rawValue"): return value
    case (.call(let call), _): return property(name, of: call)
    default: return .unknown
    }
  }

  /// Returns a property of a value that a structure of the project makes of its arguments.
  private mutating func property(_ name: String, of call: TuistCall) -> TuistValue {
    guard let members = declarations.members[call.name],
      !declarations.typesWithInitializers.contains(call.name),
      let member = members.first(where: { $0.name == name })
    else { return .unknown }
    return call[name] ?? member.value.map { value(of: $0, [:]) } ?? .nothing
  }

  // MARK: - Calls

  private mutating func result(of call: FunctionCallExprSyntax, _ scope: Scope) -> TuistValue {
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard
      let name = access?.declName.baseName.text
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return .unknown }
    if let base = access?.base, ["map", "flatMap", "compactMap"].contains(name),
      let closure = call.trailingClosure
        ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    {
      return mapped(value(of: base, scope), closure, isFlat: name == "flatMap", scope)
    }
    let type = access?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    let arguments = call.arguments.map { argument in
      (label: argument.label?.text, value: value(of: argument.expression, scope))
    }
    let candidates = (declarations.functions[name] ?? []).filter { function in
      (type == nil || function.type == nil || function.type == type)
        && Self.takes(function, arguments.map(\.label))
    }
    if candidates.count == 1 { return result(of: candidates[0], arguments) }
    guard candidates.isEmpty else { return .unknown }
    let isInitializer = name == "init" && type != nil
    return .call(TuistCall(name: isInitializer ? type ?? name : name, arguments: arguments))
  }

  /// Returns whether a function can be called with arguments that have labels.
  private static func takes(_ function: TuistDeclarations.Function, _ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in function.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      if let first = rest.first, first == label {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  private mutating func result(
    of function: TuistDeclarations.Function, _ arguments: [(label: String?, value: TuistValue)]
  ) -> TuistValue {
    guard depth < Self.maximumDepth else { return .unknown }
    var scope: Scope = [:]
    var rest = arguments[...]
    for parameter in function.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      if let first = rest.first, first.label == label {
        scope[name] = first.value
        rest = rest.dropFirst()
      } else {
        scope[name] = parameter.defaultValue.map { value(of: $0.value, [:]) } ?? .unknown
      }
    }
    return result(of: function.body, &scope) ?? .unknown
  }

  private mutating func mapped(
    _ list: TuistValue, _ closure: ClosureExprSyntax, isFlat: Bool, _ scope: Scope
  ) -> TuistValue {
    guard case .list(let elements) = list else { return .unknown }
    var name = "$0"
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)? where names.count == 1: name = names.first?.name.text ?? name
    case .parameterClause(let clause)? where clause.parameters.count == 1:
      name = clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } ?? name
    case nil: break
    default: return .unknown
    }
    var values: [TuistValue] = []
    for element in elements {
      var inner = scope
      inner[name] = element
      let value = result(of: closure.statements, &inner) ?? .unknown
      if isFlat, case .list(let parts) = value { values += parts } else { values.append(value) }
      stepCount += 1
      guard stepCount <= Self.maximumStepCount else { return .unknown }
    }
    return self.list(values)
  }

  // MARK: - Statements

  /// Returns what statements return; nil if they go on after their end.
  private mutating func result(
    of items: CodeBlockItemListSyntax, _ scope: inout Scope
  ) -> TuistValue? {
    if items.count == 1, let only = items.first?.item.as(ExprSyntax.self),
      !only.is(IfExprSyntax.self), !only.is(SwitchExprSyntax.self)
    {
      return value(of: only, scope)
    }
    for item in items {
      if let returned = item.item.as(ReturnStmtSyntax.self) {
        return returned.expression.map { value(of: $0, scope) } ?? .nothing
      }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            return .unknown
          }
          scope[name] = binding.initializer.map { value(of: $0.value, scope) } ?? .unknown
        }
      } else if let expression = item.item.as(ExprSyntax.self) {
        if let result = change(by: expression, &scope) { return result }
      } else if let statement = item.item.as(ExpressionStmtSyntax.self) {
        if let result = change(by: statement.expression, &scope) { return result }
      } else if !item.item.is(FunctionDeclSyntax.self) {
        return .unknown
      }
    }
    return nil
  }

  /// Follows a statement that changes a list; returns a value if it ends the function.
  private mutating func change(by expression: ExprSyntax, _ scope: inout Scope) -> TuistValue? {
    if let condition = expression.as(IfExprSyntax.self) { return branch(condition, &scope) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count >= 3, let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
        let old = scope[name]
      else { return .unknown }
      let new = sum(Array(parts.dropFirst(2)), scope)
      switch parts[1].trimmedDescription {
      case "=": scope[name] = new
      case "+=": scope[name] = added(old, new)
      default: return .unknown
      }
      return nil
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "append", let argument = call.arguments.first,
      let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let old = scope[name]
    {
      let value = value(of: argument.expression, scope)
      scope[name] = added(old, argument.label == nil ? .list([value]) : value)
      return nil
    }
    return .unknown
  }

  private mutating func branch(_ branch: IfExprSyntax, _ scope: inout Scope) -> TuistValue? {
    guard branch.conditions.count == 1, let first = branch.conditions.first?.condition,
      case .expression(let condition) = first,
      case .flag(let flag) = value(of: condition, scope)
    else { return .unknown }
    if flag { return block(branch.body.statements, &scope) }
    switch branch.elseBody {
    case .ifExpr(let other)?: return self.branch(other, &scope)
    case .codeBlock(let other)?: return block(other.statements, &scope)
    case nil: return nil
    }
  }

  /// Returns what the statements of a branch return; a single one of them is no result.
  private mutating func block(
    _ items: CodeBlockItemListSyntax, _ scope: inout Scope
  ) -> TuistValue? {
    if items.count == 1, let only = items.first?.item.as(ExprSyntax.self) {
      return change(by: only, &scope)
    }
    return result(of: items, &scope)
  }
}
