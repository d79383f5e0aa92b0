import SwiftSyntax

/// Reads declarations that calls and expressions refer to.
struct DeclarationReader {
  /// Returns a function.
  static func function(_ node: FunctionDeclSyntax, owner: String) -> CodeFunction {
    var parameters = parameters(node.signature.parameterClause)
    if !node.name.tokenKind.isIdentifier {
      // Operators have no labels.
      for index in parameters.indices { parameters[index].label = nil }
    }
    return CodeFunction(
      name: node.name.identifierText, owner: owner, parameters: parameters,
      result: node.signature.returnClause?.type.typeText,
      isDisfavored: isDisfavored(node.attributes), isStatic: isStatic(node.modifiers))
  }

  /// Returns an initializer.
  static func function(_ node: InitializerDeclSyntax, owner: String) -> CodeFunction {
    CodeFunction(
      name: "init", owner: owner, parameters: parameters(node.signature.parameterClause),
      result: owner, isDisfavored: isDisfavored(node.attributes))
  }

  /// Returns a subscript, whose parameters have no labels unless these are written.
  static func function(_ node: SubscriptDeclSyntax, owner: String) -> CodeFunction {
    var parameters = parameters(node.parameterClause)
    for (index, parameter) in node.parameterClause.parameters.enumerated()
    where parameter.secondName == nil {
      parameters[index].label = nil
    }
    return CodeFunction(
      name: "subscript", owner: owner, parameters: parameters,
      result: node.returnClause.type.typeText, isDisfavored: isDisfavored(node.attributes),
      isStatic: isStatic(node.modifiers))
  }

  /// Returns a macro.
  static func function(_ node: MacroDeclSyntax, owner: String) -> CodeFunction {
    CodeFunction(
      name: "#" + node.name.identifierText, owner: "",
      parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause?.type.typeText)
  }

  /// Returns the raw value that a case has without saying it: its name, if the raw values are
  /// strings; nil for another case, and for the keys of codable types.
  static func rawValue(
    _ node: EnumCaseElementSyntax, owner: String, isPreview: Bool
  ) -> CodeLiteral? {
    guard node.rawValue == nil, node.parameterClause == nil else { return nil }
    var parent = node.parent
    while let above = parent, !above.is(EnumDeclSyntax.self) { parent = above.parent }
    let inherited =
      parent?.as(EnumDeclSyntax.self)?.inheritanceClause?.inheritedTypes
      .map { TypeName.last(of: $0.type.typeText) } ?? []
    guard inherited.contains("String"), !inherited.contains("CodingKey") else { return nil }
    return CodeLiteral(
      pieces: [.text(node.name.identifierText)], context: .rawValue, owner: owner,
      offset: node.name.positionAfterSkippingLeadingTrivia.utf8Offset, isPreview: isPreview)
  }

  /// Returns a case of an enumeration.
  static func function(_ node: EnumCaseElementSyntax, owner: String) -> CodeFunction {
    let parameters = node.parameterClause?.parameters.map { parameter in
      let label = parameter.firstName?.identifierText
      return CodeFunction.Parameter(
        label: label == "_" ? nil : label, name: label ?? "",
        type: parameter.type.typeText, isOptional: parameter.defaultValue != nil)
    }
    return CodeFunction(
      name: node.name.identifierText, owner: owner, parameters: parameters ?? [], result: owner,
      isStatic: true)
  }

  /// Returns the variables of a declaration.
  static func properties(_ node: VariableDeclSyntax, owner: String) -> [CodeProperty] {
    let isStatic = isStatic(node.modifiers)
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let wrappers = node.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.typeText
    }
    var annotation: TypeAnnotationSyntax?
    var properties: [CodeProperty] = []
    for binding in node.bindings.reversed() {
      annotation = binding.typeAnnotation ?? annotation
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let type = annotation?.type.typeText
      var value = binding.initializer.map { ExpressionReader.expression($0.value, depth: 3) }
      if value == nil, type == nil { value = .other }
      properties.append(
        CodeProperty(
          name: pattern.identifier.identifierText, owner: owner, type: type, value: value,
          isMemberwise: !isStatic && !isComputed(binding)
            && (!isLet || binding.initializer == nil),
          mayHaveValue: binding.initializer != nil || wrappers.contains(where: mayHaveValue)))
    }
    return properties.reversed()
  }

  /// Returns whether a property with an attribute has a value without an initializer’s argument:
  /// most wrappers bring one.
  private static func mayHaveValue(_ attribute: String) -> Bool {
    !["Binding", "Bindable", "ObservedObject", "ViewBuilder", "MainActor"].contains(attribute)
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let list) = block.accessors else { return true }
    return !list.allSatisfy {
      [.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  private static func parameters(
    _ clause: FunctionParameterClauseSyntax
  ) -> [CodeFunction.Parameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.identifierText
      return CodeFunction.Parameter(
        label: label == "_" ? nil : label,
        name: (parameter.secondName ?? parameter.firstName).identifierText,
        type: parameter.type.typeText + (parameter.ellipsis == nil ? "" : "..."),
        isOptional: parameter.defaultValue != nil || parameter.ellipsis != nil)
    }
  }

  private static func isDisfavored(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.typeText == "_disfavoredOverload"
    }
  }
}

extension TokenKind {
  fileprivate var isIdentifier: Bool {
    if case .identifier = self { true } else { false }
  }
}
