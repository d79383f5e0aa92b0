import SwiftParser
import SwiftSyntax

/// Finds the targets in a manifest of Tuist.
final class TuistReader: SyntaxVisitor {
  /// The arguments of a target that name its files.
  private static let lists: Set<String> = ["sources", "resources", "buildableFolders"]

  /// The maximum number of patterns.
  private static let maximumPatternCount = 100_000

  private(set) var targets: [TuistManifest.Target] = []

  /// Whether the file imports what manifests are made of.
  private(set) var isManifest = false

  private(set) var developmentRegion: String?

  private var patternCount = 0

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "ProjectDescription" { isManifest = true }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let region = node.arguments.first(where: { $0.label?.text == "developmentRegion" }) {
      developmentRegion = Self.text(of: region.expression)
    }
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard callee == "target" || callee == "Target",
      let name = node.arguments.first(where: { $0.label?.text == "name" }),
      let text = Self.text(of: name.expression)
    else { return .visitChildren }
    let lists = node.arguments.filter { Self.lists.contains($0.label?.text ?? "") }
    guard !lists.isEmpty else { return .skipChildren }
    let reader = PatternReader(viewMode: .sourceAccurate)
    for list in lists { reader.walk(list.expression) }
    patternCount += reader.patterns.count + reader.excluded.count
    if patternCount <= Self.maximumPatternCount {
      targets.append(
        TuistManifest.Target(name: text, patterns: reader.patterns, excluded: reader.excluded))
    }
    return .skipChildren
  }

  /// Returns the text of a literal without interpolations.
  fileprivate static func text(of expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Finds the patterns in the list of a target, and what they leave out.
  private final class PatternReader: SyntaxVisitor {
    private(set) var patterns: [String] = []
    private(set) var excluded: [String] = []
    private var excludingDepth = 0

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      let label = node.label?.text
      if label == "tags" || label == "inclusionCondition" || label == "compilerFlags" {
        return .skipChildren
      }
      if label == "excluding" { excludingDepth += 1 }
      return .visitChildren
    }

    override func visitPost(_ node: LabeledExprSyntax) {
      if node.label?.text == "excluding" { excludingDepth -= 1 }
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      guard let text = node.representedLiteralValue else { return .skipChildren }
      if excludingDepth == 0 {
        patterns.append(text)
      } else if !text.split(separator: "/").dropLast().contains(where: { $0.contains("*") }),
        text.hasSuffix("/**") || !text.contains("*")
      {
        excluded.append(text)
      }
      return .skipChildren
    }
  }
}
