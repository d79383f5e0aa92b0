public import StringCatalogs

/// How to lint a catalog according to its project.
public struct CatalogLinting: Hashable, Sendable {
  /// The linter of the catalog.
  public var linter: ProjectLinter

  /// Why the project's configuration or baseline can't be used; nil if they can.
  public var problem: LocalizedMessage?

  /// Creates a value.
  public init(linter: ProjectLinter, problem: LocalizedMessage? = nil) {
    self.linter = linter
    self.problem = problem
  }
}
