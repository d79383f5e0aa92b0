import SwiftSyntax

/// Finds calls that look up a key that is not a literal.
enum OpenCallReader {
  /// The functions that look up their first argument, with its label.
  private static let lookups: [String: String?] = [
    "NSLocalizedString": nil, "LocalizedStringKey": nil, "LocalizationValue": nil,
    "LocalizedStringResource": nil, "localizedString": "forKey",
  ]

  /// Returns a call whose key is unknown where it is called.
  ///
  /// A key that is a parameter is known where the function is called.
  static func call(_ call: FunctionCallExprSyntax, owner: String) -> OpenCall? {
    guard let name = name(of: call.calledExpression), let label = lookups[name],
      let key = call.arguments.first, key.label?.text == label, isUnknown(key.expression),
      !FlowReader.flows(call, owner: owner).contains(where: \.isKnownWhereItBegins),
      let read = ContextReader.call(Syntax(call), depth: 8)
    else { return nil }
    return OpenCall(
      call: read, owner: owner, offset: call.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private static func name(of callee: ExprSyntax) -> String? {
    if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Returns whether no part of a key is in the code where it is used.
  private static func isUnknown(_ key: ExprSyntax) -> Bool {
    switch key.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      !literal.segments.contains {
        if case .stringSegment(let text) = $0 { !text.content.text.isEmpty } else { false }
      }
    case .sequenceExpr(let sequence):
      !sequence.elements.contains { $0.is(StringLiteralExprSyntax.self) }
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .forceUnwrapExpr, .optionalChainingExpr, .tupleExpr:
      true
    default: false
    }
  }
}
