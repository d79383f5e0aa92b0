import SwiftParser
import SwiftSyntax

/// Reads the literals and declarations of a Swift file.
///
/// Code that does not parse is read as far as the parser understands it. All branches of `#if`
/// are read.
final class SwiftReader: SyntaxVisitor {
  private var facts: FileFacts

  /// The names of the enclosing types.
  private var owners: [String] = []

  /// The number of enclosing previews.
  private var previewDepth = 0

  /// The branches of `#if` that Xcode may not compile, and the number of those around the code.
  private var openBranches: Set<SyntaxIdentifier> = []
  private var conditionDepth = 0

  private init(path: String) {
    facts = FileFacts(path: path)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns what a file contains; of a file that could be nested too deep, only its literals.
  static func facts(of bytes: [UInt8], path: String) -> FileFacts {
    let nesting = NestingEstimate(bytes)
    guard !nesting.isExcessive else { return ObjectiveCReader.facts(of: bytes, path: path) }
    guard !nesting.isShallow else { return parsed(bytes, path: path) }
    return DeepStack.result { parsed(bytes, path: path) }
      ?? ObjectiveCReader.facts(of: bytes, path: path)
  }

  private static func parsed(_ bytes: [UInt8], path: String) -> FileFacts {
    let reader = SwiftReader(path: path)
    let tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    reader.walk(tree)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      reader.facts.lineStarts.append(index + 1)
    }
    return reader.facts
  }

  private var owner: String { owners.last ?? "" }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    openBranches.formUnion(BuildCondition.openBranches(of: node).map(\.id))
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if openBranches.contains(node.id) { conditionDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) {
    if openBranches.contains(node.id) { conditionDepth -= 1 }
  }

  // MARK: Types

  private func begin(
    _ name: String, _ kind: CodeType.Kind, _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let inherited = Self.names(in: inheritance)
    facts.types.append(CodeType(name: name, kind: kind, inherited: inherited))
    owners.append(name)
    if Self.isPreview(inherited) { previewDepth += 1 }
    if inherited.contains("XCTestCase") { facts.isTest = true }
    return .visitChildren
  }

  private func end(_ inheritance: InheritanceClauseSyntax?) {
    owners.removeLast()
    if Self.isPreview(Self.names(in: inheritance)) { previewDepth -= 1 }
  }

  /// Returns the names of the types that a type inherits from, without modules.
  private static func names(in inheritance: InheritanceClauseSyntax?) -> [String] {
    inheritance?.inheritedTypes.map { TypeName.last(of: $0.type.typeText) } ?? []
  }

  /// Returns whether only previews use a type that inherits from others.
  private static func isPreview(_ inherited: [String]) -> Bool {
    inherited.contains("PreviewModifier") || inherited.contains("PreviewProvider")
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.identifierText, .structure, node.inheritanceClause)
  }

  override func visitPost(_ node: StructDeclSyntax) { end(node.inheritanceClause) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.identifierText, .other, node.inheritanceClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { end(node.inheritanceClause) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.identifierText, .other, node.inheritanceClause)
  }

  override func visitPost(_ node: ActorDeclSyntax) { end(node.inheritanceClause) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.identifierText, .other, node.inheritanceClause)
  }

  override func visitPost(_ node: EnumDeclSyntax) { end(node.inheritanceClause) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.identifierText, .other, node.inheritanceClause)
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { end(node.inheritanceClause) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      TypeName.last(of: node.extendedType.typeText), .extension, node.inheritanceClause)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { end(node.inheritanceClause) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.aliases[node.name.identifierText] = node.initializer.value.typeText
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.functions.append(DeclarationReader.function(node, owner: owner))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.functions.append(DeclarationReader.function(node, owner: owner))
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.functions.append(DeclarationReader.function(node, owner: owner))
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.functions.append(DeclarationReader.function(node, owner: owner))
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    facts.functions.append(DeclarationReader.function(node, owner: owner))
    if let literal = DeclarationReader.rawValue(node, owner: owner, isPreview: previewDepth > 0) {
      facts.literals.append(literal)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    if isMember || isGlobal {
      facts.properties += DeclarationReader.properties(node, owner: owner)
    }
    if isMember, Self.isPreviews(node) { previewDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    if isMember, Self.isPreviews(node) { previewDepth -= 1 }
  }

  /// Returns whether a variable is that of a preview.
  private static func isPreviews(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindings.contains {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "previews"
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text
    if module == "XCTest" || module == "Testing" { facts.isTest = true }
    if let module {
      facts.imports.insert(module)
      let isExported = node.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.typeText == "_exported"
      }
      if isExported { facts.exports.insert(module) }
    }
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { previewDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionExprSyntax) {
    if node.macroName.text == "Preview" { previewDepth -= 1 }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { previewDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionDeclSyntax) {
    if node.macroName.text == "Preview" { previewDepth -= 1 }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    facts.memberNames.insert(node.declName.baseName.identifierText)
    if let flow = FlowReader.flow(node, owner: owner) { facts.flows.append(flow) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    facts.flows += FlowReader.flows(node, owner: owner)
    if let open = OpenCallReader.call(node, owner: owner) { facts.openCalls.append(open) }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      let parts = LiteralReader.literals(of: sequence), parts.count > 1
    {
      // A sum of literals is one literal.
      guard parts[0].id == node.id else { return .visitChildren }
      add(node, pieces: LiteralReader.pieces(ofSum: parts))
      return .visitChildren
    }
    add(node, pieces: LiteralReader.pieces(of: node))
    return .visitChildren
  }

  private func add(_ node: StringLiteralExprSyntax, pieces: [CodeLiteral.Piece]) {
    facts.literals.append(
      CodeLiteral(
        pieces: pieces, context: ContextReader.context(of: Syntax(node)),
        owner: owner, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        isPreview: previewDepth > 0, isConditional: conditionDepth > 0))
  }
}
