public import LintProject
public import StringCatalogs

/// How the project of a catalog wants it to be linted.
public struct CatalogLinting: Hashable, Sendable {
  /// What finds something in the catalog.
  public var linter: ProjectLinter

  /// Why the project does not say it in a way that can be understood; nil when it does.
  public var problem: LocalizedMessage?

  /// Creates a value.
  public init(linter: ProjectLinter, problem: LocalizedMessage? = nil) {
    self.linter = linter
    self.problem = problem
  }
}
