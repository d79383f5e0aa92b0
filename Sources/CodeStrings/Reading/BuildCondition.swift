import SwiftSyntax

/// Reads the conditions of `#if`.
enum BuildCondition {
  /// The platforms of apps that Xcode builds.
  private static let platforms: Set<String> = [
    "macOS", "OSX", "iOS", "tvOS", "watchOS", "visionOS", "xrOS",
  ]

  /// Returns whether the app that people use may be built without a branch: its condition wants a
  /// flag, such as `DEBUG`, or another platform.
  static func isOpen(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let condition = clause.condition else { return false }
    var before: TokenKind?
    var function: String?
    var isNegated = false
    for token in condition.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        if let function {
          if function == "os", !isNegated, !platforms.contains(name) { return true }
        } else {
          isNegated = before == .prefixOperator("!")
          let isCall = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
          if !isNegated, !isCall { return true }
        }
      case .leftParen:
        if case .identifier(let name)? = before { function = name }
      case .rightParen: function = nil
      default: break
      }
      before = token.tokenKind
    }
    return false
  }
}
