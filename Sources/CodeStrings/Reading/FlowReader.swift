import SwiftSyntax

/// Finds values that functions pass on, so that a key given to them may reach a lookup.
struct FlowReader {
  /// The calls that look up a string that is known only when the program runs.
  private static let lookups: Set<String> = [
    "NSLocalizedString", "LocalizedStringKey", "LocalizationValue", "LocalizedStringResource",
    "localizedString", "init",
  ]

  /// The number of statements that are searched for a variable.
  private static let maximumStatementCount = 200

  /// Returns the parameters and properties that a call passes on.
  static func flows(_ call: FunctionCallExprSyntax, owner: String) -> [CodeFlow] {
    var flows: [CodeFlow] = []
    var read: CodeCall?
    for (index, argument) in call.arguments.enumerated() {
      var value = argument.expression
      if let access = value.as(MemberAccessExprSyntax.self),
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      {
        value = ExprSyntax(access.declName)
      }
      let source =
        if let reference = value.as(DeclReferenceExprSyntax.self) {
          source(of: reference, call: call, owner: owner)
        } else if let inner = value.as(FunctionCallExprSyntax.self) {
          result(of: inner, givenTo: call)
        } else {
          value.as(MemberAccessExprSyntax.self).flatMap { member($0, of: call) }
        }
      guard let source else { continue }
      guard let whole = read ?? ContextReader.call(Syntax(call), depth: 8) else { break }
      read = whole
      flows.append(CodeFlow(source: source, destination: .argument(whole, index), owner: owner))
    }
    return flows
  }

  /// Returns the flow of a parameter into a property of it, such as `key.localized`.
  static func flow(_ access: MemberAccessExprSyntax, owner: String) -> CodeFlow? {
    guard let reference = access.base?.as(DeclReferenceExprSyntax.self),
      let source = source(of: reference, call: nil, owner: owner)
    else { return nil }
    if case .property = source { return nil }
    let context = ContextReader.context(of: Syntax(reference))
    return CodeFlow(source: source, destination: context, owner: owner)
  }

  private static func source(
    of reference: DeclReferenceExprSyntax, call: FunctionCallExprSyntax?, owner: String
  ) -> CodeFlow.Source? {
    let name = reference.baseName.identifierText
    var child = Syntax(reference)
    while let parent = child.parent {
      if let items = parent.as(CodeBlockItemListSyntax.self), let call, mayLookUp(call),
        let variable = variable(name, in: items, before: child)
      {
        return .local(variable)
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        if name == "self" {
          return isString(owner) ? .receiver(member: function.name.identifierText) : nil
        }
        if let position = parameter(name, in: function.signature) {
          return .parameter(DeclarationReader.function(function, owner: owner), position)
        }
      } else if let function = parent.as(InitializerDeclSyntax.self) {
        if let position = parameter(name, in: function.signature) {
          return .parameter(DeclarationReader.function(function, owner: owner), position)
        }
      } else if let binding = parent.as(PatternBindingSyntax.self), name == "self",
        binding.accessorBlock != nil
      {
        return isString(owner)
          ? .receiver(member: binding.pattern.sourceText) : nil
      } else if parent.is(MemberBlockSyntax.self) {
        break
      }
      child = parent
    }
    guard name != "self", !owner.isEmpty, let call, isProperty(name), mayLookUp(call) else {
      return nil
    }
    return .property(owner: owner, name: name)
  }

  /// Returns the first byte of the declaration of a variable before a statement; nil if there is
  /// none.
  private static func variable(
    _ name: String, in items: CodeBlockItemListSyntax, before child: Syntax
  ) -> Int? {
    guard items.parent?.is(SourceFileSyntax.self) != true else { return nil }
    var found: Int?
    for item in items.prefix(maximumStatementCount) {
      if item.id == child.id { break }
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name {
        found = binding.positionAfterSkippingLeadingTrivia.utf8Offset
      }
    }
    return found
  }

  /// Returns the flow of the result of a function, such as `title()`.
  private static func result(
    of inner: FunctionCallExprSyntax, givenTo call: FunctionCallExprSyntax
  ) -> CodeFlow.Source? {
    guard mayLookUp(call) else { return nil }
    if let reference = inner.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      return isProperty(name) ? .result(nil, name) : nil
    }
    guard let access = inner.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, isProperty(access.declName.baseName.identifierText)
    else { return nil }
    return .result(ExpressionReader.expression(base), access.declName.baseName.identifierText)
  }

  /// Returns the flow of a property of another value, such as `item.title`.
  private static func member(
    _ access: MemberAccessExprSyntax, of call: FunctionCallExprSyntax
  ) -> CodeFlow.Source? {
    let name = access.declName.baseName.identifierText
    guard let base = access.base, isProperty(name), mayLookUp(call) else { return nil }
    return .member(ExpressionReader.expression(base), name)
  }

  /// Returns whether a name is that of a property: it begins with a lowercase letter, or an
  /// underscore.
  private static func isProperty(_ name: String) -> Bool {
    name.utf8.first.map { $0 >= 95 } ?? false
  }

  /// Returns whether a call may look up its argument, or show it.
  private static func mayLookUp(_ call: FunctionCallExprSyntax) -> Bool {
    let callee =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name = callee?.identifierText else { return false }
    return lookups.contains(name) || KnownCalls.isView(name) || KnownCalls.isModifier(name)
      || LocalizationNames.contains(name)
  }

  /// Returns the position of the parameter of a name that is a string; nil without one.
  private static func parameter(_ name: String, in signature: FunctionSignatureSyntax) -> Int? {
    signature.parameterClause.parameters.enumerated().first { _, parameter in
      (parameter.secondName ?? parameter.firstName).identifierText == name
        && parameter.ellipsis == nil && isString(parameter.type.typeText)
    }?.offset
  }

  private static func isString(_ type: String) -> Bool {
    let type = TypeName.unwrapped(type)
    return ["String", "StaticString", "StringProtocol", "Substring", "String.LocalizationValue"]
      .contains(type)
  }
}
