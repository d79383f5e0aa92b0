extension TypeInference {
  /// Returns whether a value is optional, because it is a chain or a declaration says so.
  func isOptional(_ value: CodeExpression, in owner: String) -> Bool {
    if Self.isChain(value) { return true }
    let type: String? =
      switch value {
      case .typed(let type): type
      case .name(let name):
        (project.property(name, of: owner) ?? project.property(name, of: ""))?.type
      case .member(let base?, let name):
        type(of: base, in: owner).flatMap {
          project.property(name, of: TypeName.last(of: project.resolved($0)))?.type
        }
      default: nil
      }
    return type?.hasSuffix("?") ?? false
  }

  /// Returns whether a value is a chain such as `person?.name`.
  private static func isChain(_ value: CodeExpression) -> Bool {
    switch value {
    case .chained: true
    case .member(let base?, _), .element(let base), .call(let base, _): isChain(base)
    default: false
    }
  }
}
