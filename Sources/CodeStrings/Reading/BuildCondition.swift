import SwiftSyntax

/// Reads the conditions of `#if`.
enum BuildCondition {
  /// What is known of a condition in the app that people use.
  private enum Value {
    /// It needs a flag that is set for special builds, such as `DEBUG`, or a platform that Xcode
    /// builds no apps for.
    case no

    /// It depends on the platform or on the compiler.
    case maybe

    case yes
  }

  /// The platforms of apps that Xcode builds.
  private static let platforms: Set<String> = [
    "macOS", "OSX", "iOS", "tvOS", "watchOS", "visionOS", "xrOS",
  ]

  /// Returns the branches that the app that people use may be built without: those that need a
  /// flag, or another platform than the branches above them.
  static func openBranches(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var open: [IfConfigClauseSyntax] = []
    var isForOthers = false
    for clause in node.clauses {
      let value = clause.condition.map(value) ?? .yes
      if isForOthers || value == .no { open.append(clause) }
      if value != .no { isForOthers = true }
    }
    return open
  }

  private static func value(_ condition: ExprSyntax) -> Value {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): literal.literal.tokenKind == .keyword(.true) ? .yes : .no
    // A flag is only set for special builds.
    case .declReferenceExpr: .no
    case .prefixOperatorExpr(let operation): negated(value(operation.expression))
    case .tupleExpr(let tuple):
      tuple.elements.count == 1
        ? tuple.elements.first.map { value($0.expression) } ?? .maybe : .maybe
    case .functionCallExpr(let call): value(call)
    case .sequenceExpr(let sequence): value(sequence)
    default: .maybe
    }
  }

  private static func negated(_ value: Value) -> Value {
    switch value {
    case .no: .yes
    case .maybe: .maybe
    case .yes: .no
    }
  }

  private static func value(_ call: FunctionCallExprSyntax) -> Value {
    let argument = call.arguments.first?.expression.sourceText ?? ""
    switch call.calledExpression.sourceText {
    case "os", "platform": return platforms.contains(argument) ? .maybe : .no
    case "targetEnvironment": return argument == "simulator" ? .no : .maybe
    default: return .maybe
    }
  }

  /// Returns the value of operands with `&&` and `||`, of which the first binds more.
  private static func value(_ sequence: SequenceExprSyntax) -> Value {
    var any = Value.no
    var all = Value.yes
    for element in sequence.elements {
      switch ExpressionReader.operatorName(element) {
      case nil:
        let value = value(element)
        if value == .no || all == .no {
          all = .no
        } else if value == .maybe {
          all = .maybe
        }
      case "||":
        any = either(any, all)
        all = .yes
      case "&&": break
      default: return .maybe
      }
    }
    return either(any, all)
  }

  private static func either(_ left: Value, _ right: Value) -> Value {
    if left == .yes || right == .yes { return .yes }
    return left == .no && right == .no ? .no : .maybe
  }
}
