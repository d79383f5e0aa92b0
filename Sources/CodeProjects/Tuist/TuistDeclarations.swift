import SwiftParser
import SwiftSyntax

/// What a manifest of Tuist and its helpers declare: constants, and functions that make targets.
final class TuistDeclarations: SyntaxVisitor {
  /// A constant, and the type that it is a member of.
  struct Constant {
    let type: String?

    /// The expression of the value; nil for a case of an enumeration, which is its name.
    let value: ExprSyntax?
    var name = ""
  }

  /// A function or an initializer, and the type that it is a member of.
  struct Function {
    let type: String?
    let parameters: [FunctionParameterSyntax]
    let body: CodeBlockItemListSyntax
  }

  /// The constants and the computed properties by their names.
  private(set) var constants: [String: [Constant]] = [:]

  /// The functions by their names.
  private(set) var functions: [String: [Function]] = [:]

  /// The members of the structures of the project, with their default values.
  private(set) var members: [String: [(name: String, value: ExprSyntax?)]] = [:]

  /// The types that make their values in initializers of their own.
  private(set) var typesWithInitializers: Set<String> = []

  /// Whether a file imports what manifests are made of.
  private(set) var isManifest = false

  private var types: [String] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds the declarations of a file.
  func add(_ bytes: [UInt8]) {
    walk(unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) })
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "ProjectDescription" { isManifest = true }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .skipChildren
    }
    let declaration = node.parent?.parent?.as(VariableDeclSyntax.self)
    let isStatic = declaration?.modifiers.contains { $0.name.text == "static" } == true
    let isStored = node.accessorBlock == nil
    if let type = types.last, !isStatic {
      if isStored { members[type, default: []].append((name, node.initializer?.value)) }
      return .skipChildren
    }
    if let value = node.initializer?.value ?? Self.result(of: node.accessorBlock) {
      constants[name, default: []].append(Constant(type: types.last, value: value))
    }
    return .skipChildren
  }

  /// Returns the expression of a computed property that is nothing else.
  private static func result(of block: AccessorBlockSyntax?) -> ExprSyntax? {
    guard case .getter(let items)? = block?.accessors, items.count == 1, let item = items.first
    else { return nil }
    return item.item.as(ExprSyntax.self)
      ?? item.item.as(ReturnStmtSyntax.self)?.expression
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMethod =
      !types.isEmpty && !node.modifiers.contains { $0.name.text == "static" }
    if let body = node.body, !isMethod {
      functions[node.name.text, default: []].append(
        Function(
          type: types.last, parameters: Array(node.signature.parameterClause.parameters),
          body: body.statements))
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = types.last { typesWithInitializers.insert(type) }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    // The raw value of a case is its name where nothing else is said.
    if let type = types.last, node.parameterClause == nil {
      let name = node.name.identifier?.name ?? node.name.text
      constants[name, default: []].append(
        Constant(type: type, value: node.rawValue?.value, name: name))
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if members[node.name.text] == nil { members[node.name.text] = [] }
    return enter(node.name.text)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_: ExtensionDeclSyntax) { types.removeLast() }
  override func visitPost(_: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_: ClassDeclSyntax) { types.removeLast() }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type.split(separator: ".").last.map(String.init) ?? type)
    return .visitChildren
  }
}
