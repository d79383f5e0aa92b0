import SwiftSyntax

/// Finds the targets in a manifest.
final class ManifestReader: SyntaxVisitor {
  /// The functions that declare a target with a folder.
  private static let functions: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin",
  ]

  /// The maximum length of a text: texts that are made of others could double with each.
  private static let longestText = 4_096

  private(set) var targets: [PackageManifest.Target] = []

  /// The language of the package’s texts.
  private(set) var defaultLocalization: String?

  /// The texts of variables, which manifests use as names.
  private var texts: [String: String] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let text = node.initializer.flatMap({ text(of: $0.value) })
    {
      texts[name] = text
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "defaultLocalization" {
      // It can be `LanguageTag("en")`, too.
      let value = node.expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
      defaultLocalization = text(of: value ?? node.expression)
    }
    // Dependencies name targets, and products do, but declare none.
    return ["dependencies", "products"].contains(node.label?.text)
      && node.parent?.parent?.as(FunctionCallExprSyntax.self).map(isPackage) != true
      ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.functions.contains(member.declName.baseName.text),
      member.base == nil || member.base?.trimmedDescription.hasSuffix("Target") == true,
      let name = argument("name", of: node).flatMap(text)
    else { return .visitChildren }
    let excluded = argument("exclude", of: node)?.as(ArrayExprSyntax.self)?.elements
      .compactMap { text(of: $0.expression) }
    targets.append(
      PackageManifest.Target(
        name: name, path: argument("path", of: node).flatMap(text), excluded: excluded ?? [],
        function: member.declName.baseName.text))
    return .skipChildren
  }

  private func isPackage(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package"
  }

  private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  /// Returns the text of a literal, of a variable that is one, or of both added.
  private func text(of expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      var whole = ""
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let text): whole += text.content.text
        case .expressionSegment(let interpolation):
          guard let value = interpolation.expressions.first?.expression,
            let text = text(of: value)
          else { return nil }
          whole += text
        }
        guard whole.utf8.count <= Self.longestText else { return nil }
      }
      return whole
    }
    return expression.as(DeclReferenceExprSyntax.self).flatMap { texts[$0.baseName.text] }
  }
}
