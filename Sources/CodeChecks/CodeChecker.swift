import CatalogRules
import CodeStrings

/// Compares the code of a project with its catalogs.
package struct CodeChecker: Sendable {
  private let project: CodeProject
  private let uses: KeyUses

  /// Creates a checker.
  package init(_ project: CodeProject) {
    self.project = project
    uses = KeyUses(project)
  }

  /// Returns what code and catalogs do not agree about.
  package func findings() -> [CodeFinding] {
    AbsentKeys(project).findings(uses)
      + UnusedKeys(project, uses).findings()
      + UsedEntries(project).findings(uses)
      + UnlocalizedTexts.findings(project.reading)
      + SymbolNames.findings(project.catalogs)
  }

  /// Returns the keys that nothing uses, with what speaks against it.
  package func unusedKeys() -> [UnusedKey] { UnusedKeys(project, uses).keys() }
}
